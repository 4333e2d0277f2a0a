import { CardGrid } from '../../components/cards/card-grid.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import type { Family } from '../../config/content-types.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { ActiveFilters } from './active-filters.tsx';
import styles from './catalogue.module.css';
import { EmptyResults } from './empty-results.tsx';
import { FilterForm } from './filter-form.tsx';
import type { CatalogueData } from './load-catalogue.ts';
import type { fr } from './locales/fr.ts';
import { Pagination } from './pagination.tsx';
import { TypeTabs } from './type-tabs.tsx';

interface CatalogueViewProps {
  found: CatalogueData;
  /** Fixed on an archive, free on the search. */
  family?: Family;
  path: string;
}

export function CatalogueView({ found, family, path }: CatalogueViewProps) {
  const t = useTranslate<{ catalogue: typeof fr }>();
  const { total, state, items, lastPage } = found;
  return (
    <div className={styles['view']}>
      {found.untranslated && <Notice>{t('frame.untranslated')}</Notice>}
      <FilterForm found={found} family={family} path={path} />
      {!family && <TypeTabs found={found} path={path} />}
      <section data-total={total} aria-labelledby="results" className={styles['results']}>
        <div className={styles['resultsHead']}>
          <h2 id="results" tabIndex={-1}>
            {t('catalogue.results', { count: total })}
            {lastPage > 1 && (
              <span className={styles['pageOf']}>
                {t('catalogue.pageOf', { page: state.page, last: lastPage })}
              </span>
            )}
          </h2>
          <ActiveFilters found={found} path={path} />
        </div>
        {items.length > 0 ? (
          <CardGrid cards={items} />
        ) : (
          <EmptyResults found={found} path={path} everywhere={Boolean(family)} />
        )}
        <Pagination state={state} lastPage={lastPage} path={path} />
      </section>
    </div>
  );
}
