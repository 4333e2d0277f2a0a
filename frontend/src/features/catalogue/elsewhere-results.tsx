import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../content/cards/card-grid.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { type FeedId } from '../../../shared/config/document-paths.ts';
import { useSite } from '../../lib/site.ts';
import styles from './elsewhere-results.module.css';
import type { CatalogueData } from './load-catalogue.ts';
import { stateAddress } from '../../../shared/catalogue/parameters.ts';

/** Results that exist in the other language only, labelled as such, with links to their tree. */
export function ElsewhereResults({ found, list }: { found: CatalogueData; list: FeedId }) {
  const { t } = useTranslation('catalogue');
  const { language } = useSite();
  const { total, items } = found.elsewhere;
  if (items.length === 0) return null;
  const other = otherLanguage(language);
  return (
    <section aria-labelledby="elsewhere" className={styles['elsewhere']}>
      <div className={styles['head']}>
        <p className={styles['sign']} aria-hidden="true">
          {other}
        </p>
        <div>
          <h2 id="elsewhere">{t('elsewhere', { count: total })}</h2>
          <p>{t('elsewhereHint')}</p>
        </div>
        {total > items.length && (
          <a
            href={stateAddress(pathTo(list, other), { ...found.state, page: 1 })}
            hrefLang={other}
            rel="nofollow"
          >
            {t('elsewhereAll')}
            <Icon name="arrow" />
          </a>
        )}
      </div>
      <CardGrid cards={items} />
    </section>
  );
}
