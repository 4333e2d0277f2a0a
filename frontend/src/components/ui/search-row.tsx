import { useTranslation } from 'react-i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { Icon } from './icon.tsx';
import styles from './search-row.module.css';

interface SearchRowProps {
  id: string;
  label: string;
  placeholder?: string | undefined;
  value?: string | undefined;
  /** The id of the row's form, when it is outside of it. */
  form?: string | undefined;
  /** Suggestions are of this content type only. */
  scope?: string | undefined;
  /** On phones, the row is behind an icon until it has the focus or words. */
  folds?: boolean;
}

/** Words to look for and the button that does it. Suggestions come to it by script (features/suggestions). */
export function SearchRow({
  id,
  label,
  placeholder,
  value,
  form,
  scope = '',
  folds = false,
}: SearchRowProps) {
  const { t } = useTranslation();
  return (
    <>
      <label className={styles['label']} htmlFor={id} data-folds={folds ? '' : undefined}>
        {folds && <Icon name="search" />}
        <span>{label}</span>
      </label>
      <div className={styles['row']}>
        <input
          id={id}
          type="search"
          name="q"
          form={form}
          defaultValue={value}
          maxLength={limits.catalogue.maxQueryLength}
          placeholder={placeholder}
          enterKeyHint="search"
          data-suggest={scope}
          className={styles['input']}
        />
        <button type="submit" form={form} className={styles['button']}>
          <Icon name="search" />
          <span>{t('frame.search')}</span>
        </button>
      </div>
    </>
  );
}
