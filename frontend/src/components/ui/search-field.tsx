import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSite } from '../../lib/site.ts';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
}

/** A form of its own that leads to the global search, with or without script. */
export function SearchField({ label, placeholder }: SearchFieldProps) {
  const t = useTranslate();
  const { language } = useSite();
  return (
    <search>
      <form action={pathTo('search', language)} method="get" className={styles['form']}>
        <label className={styles['label']} htmlFor="site-search">
          {label}
        </label>
        <div className={styles['row']}>
          <input
            id="site-search"
            type="search"
            name="q"
            maxLength={limits.catalogue.maxQueryLength}
            placeholder={placeholder}
            className={styles['input']}
          />
          <button type="submit" className={styles['button']}>
            <Icon name="search" />
            {t('frame.search')}
          </button>
        </div>
      </form>
    </search>
  );
}
