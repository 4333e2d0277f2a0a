import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListPages } from '../../../components/list/list-pages.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { ActionResult } from '../../../components/ui/action-result.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import type { RouteId } from '../../../../shared/config/routes.ts';
import type { RowMessage } from '../use-row-calls.ts';
import { ListFilters, type ListFiltersProps } from './list-filters.tsx';
import styles from './list.module.css';
import { useFocusAfterStep } from './use-focus-after-step.ts';

interface OwnListScreenProps<Row, Status extends string, Sort extends string>
  extends ListFiltersProps<Status, Sort> {
  answer: { items: readonly Row[]; total: number; perPage: number };
  /** Result of the last step. */
  outcome: RowMessage | undefined;
  texts: { title: string; lead: string; total: string };
  /** Link that begins a record; undefined when the person may not. */
  begin: { to: RouteId; text: string; firstText: string } | undefined;
  /** Purpose of the list, shown when there is no record at all. */
  empty: ReactNode;
  renderRow: (row: Row) => ReactNode;
}

/** A list of records with their steps: filters, order and pages in the address, the result of a step read out. */
export function OwnListScreen<Row extends { id: number }, Status extends string, Sort extends string>(
  props: OwnListScreenProps<Row, Status, Sort>,
) {
  const { list, state, answer, outcome, texts, begin, empty, renderRow } = props;
  const { items, total, perPage } = answer;
  const { t } = useTranslation('ownRecords');
  useFocusAfterStep(items, outcome);
  const isEmpty = total === 0 && state.status === undefined && state.language === undefined;
  return (
    <Screen
      title={texts.title}
      lead={isEmpty ? undefined : texts.lead}
      isList={!isEmpty}
      action={
        begin && (
          <RouteLink to={begin.to} className={styles['begin']}>
            {isEmpty ? begin.firstText : begin.text}
          </RouteLink>
        )
      }
    >
      <ActionResult kind={outcome?.kind} text={outcome?.text} />
      {isEmpty ? (
        <div className={styles['empty']}>{empty}</div>
      ) : (
        <>
          <ListFilters {...props} />
          <output className={styles['total']}>{texts.total}</output>
          {items.length > 0 && <ul className={styles['rows']}>{items.map(renderRow)}</ul>}
          {total === 0 && (
            <div className={styles['noMatch']}>
              <p>{t('list.noMatch')}</p>
              <Link
                to={{ search: list.search({ ...state, status: undefined, language: undefined, page: 1 }) }}
                className={styles['edit']}
              >
                {t('list.clear')}
              </Link>
            </div>
          )}
          <ListPages
            page={state.page}
            lastPage={Math.ceil(total / perPage)}
            searchOf={(page) => list.search({ ...state, page })}
          />
        </>
      )}
    </Screen>
  );
}
