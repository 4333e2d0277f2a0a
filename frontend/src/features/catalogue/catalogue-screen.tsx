import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../content/cards/card-grid.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { SearchRow } from '../../components/ui/search-row.tsx';
import { type Family, families } from '../../../shared/config/content-types.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import type { LeftOut } from '../../../shared/catalogue/days.ts';
import { type FeedId } from '../../../shared/config/document-paths.ts';
import { PageReportContext } from '../../lib/page-report.ts';
import { useSite } from '../../lib/site.ts';
import styles from './catalogue.module.css';
import { ActiveFilters } from './active-filters.tsx';
import { ElsewhereResults } from './elsewhere-results.tsx';
import { EmptyResults } from './empty-results.tsx';
import { FilterPanel, FilterPanelButton } from './filter-panel.tsx';
import { Follow } from './follow.tsx';
import type { CatalogueData } from './load-catalogue.ts';
import { MonthLink, MonthView } from './month-view.tsx';
import { Pagination } from './pagination.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { saveSearchPath } from './save-search.ts';
import { SortLinks } from './sort-links.tsx';
import { formId } from '../../../shared/catalogue/parameters.ts';
import { TypeTabs } from './type-tabs.tsx';

const textKeys = {
  call: 'textIn.call',
  initiative: 'textIn.initiative',
  event: 'textIn.event',
  training: 'textIn.training',
  resource: 'textIn.resource',
  project: 'textIn.project',
  directory: 'textIn.directory',
} as const satisfies Record<Family, string>;

const leftOutKeys = {
  from: 'leftOut.from',
  to: 'leftOut.to',
  days: 'leftOut.days',
  month: 'leftOut.month',
} as const satisfies Record<LeftOut, string>;

interface CatalogueScreenProps {
  list: FeedId;
  /** Fixed on an archive, free on the search. */
  family?: Family;
  title: string;
  lead: string;
  found: CatalogueData;
}

/** Screen of all lists: search field, filters, and results. */
export function CatalogueScreen({ list, family, title, lead, found }: CatalogueScreenProps) {
  const { t } = useTranslation('catalogue');
  const { language } = useSite();
  const path = pathTo(list, language);
  const { total, state, items, lastPage, untranslated, missedWords } = found;
  const report = useContext(PageReportContext);
  if (missedWords !== undefined) report.setMissed(missedWords);
  const { q, page } = state;
  const { calendar } = found;
  const alert = saveSearchPath(found, list, family, language, t);
  return (
    <>
      <PageHeader family={family} title={title} lead={lead}>
        <search key={q} className={styles['words']} aria-label={title}>
          <SearchRow
            id="q"
            form={formId}
            label={t(family ? textKeys[family] : 'text')}
            placeholder={t('textHint')}
            value={q}
            scope={family && families[family].type}
            folds={family !== undefined}
          />
        </search>
      </PageHeader>
      <div className={styles['view']} data-family={family}>
        {untranslated && <Notice>{t('untranslated')}</Notice>}
        {found.leftOut.map((each) => (
          <Notice key={each}>{t(leftOutKeys[each])}</Notice>
        ))}
        {!family && <TypeTabs found={found} path={path} />}
        <div className={styles['columns']}>
          <a href="#results" className="visually-hidden skip">
            {t('skipFilters')}
          </a>
          <FilterPanel found={found} family={family} path={path} />
          <section data-total={total} aria-labelledby="results">
            <div className={styles['head']}>
              <h2 id="results" tabIndex={-1}>
                {t('results', { count: total })}
                {q && <span className={styles['for']}> {t('resultsFor', { q })}</span>}
                {lastPage > 1 && (
                  <span className={styles['pageOf']}>{t('pageOf', { page, last: lastPage })}</span>
                )}
              </h2>
              <div className={styles['tools']}>
                <FilterPanelButton found={found} />
                {family === 'event' && <MonthLink state={state} path={path} />}
                {total > 1 && !calendar && (
                  <SortLinks state={state} family={family ?? state.type} path={path} />
                )}
              </div>
              <ReadingNotes found={found} path={path} />
              <ActiveFilters found={found} path={path} />
            </div>
            {calendar && <MonthView calendar={calendar} state={state} path={path} />}
            {!calendar && items.length > 0 && (
              <div className={styles['cards']}>
                <CardGrid cards={items} first />
              </div>
            )}
            {!calendar && items.length === 0 && (
              <EmptyResults found={found} path={path} everywhere={Boolean(family)} alert={alert} />
            )}
            <Pagination state={state} lastPage={lastPage} path={path} />
            <ElsewhereResults found={found} list={list} />
            {total > 0 && <Follow list={list} title={title} state={state} alert={alert} />}
          </section>
        </div>
      </div>
    </>
  );
}
