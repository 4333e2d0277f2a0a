import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { FoldedFilters } from '../../../components/list/folded-filters.tsx';
import { SelectFilter } from '../../../components/list/select-filter.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { languages } from '../../../../shared/config/locales.ts';
import { samePlace } from '../../../lib/same-place.ts';
import { languageKeys } from '../language-keys.ts';
import styles from './list.module.css';
import type { OwnList, OwnListState } from './own-list.ts';

export interface ListFiltersProps<Status extends string, Sort extends string> {
  list: OwnList<Status, Sort>;
  state: OwnListState<Status, Sort>;
  statusText: (status: Status) => string;
  sortText: (sort: Sort) => string;
}

/** Filters and order, whose state is the address. */
export function ListFilters<Status extends string, Sort extends string>(
  props: ListFiltersProps<Status, Sort>,
) {
  const { list, state, statusText, sortText } = props;
  const { t } = useTranslation('ownRecords');
  const navigate = useNavigate();
  const isFiltered = list.search({ ...state, page: 1 }) !== '';

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    const chosen = new URLSearchParams(
      fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    // The focus stays at the button.
    const search = list.search(list.read(chosen));
    void navigate({ search }, { preventScrollReset: true, state: samePlace });
  }

  return (
    <search aria-label={t('list.filters')}>
      <FoldedFilters text={t('list.filters')} isOpen={isFiltered}>
        <Form method="get" className={styles['filters']} onSubmit={apply}>
          <SelectFilter name={list.statusName} label={t('list.statusLabel')} chosen={state.status}>
            <option value="">{t('list.allStatuses')}</option>
            {list.statuses.map((status) => (
              <option key={status} value={status}>
                {statusText(status)}
              </option>
            ))}
          </SelectFilter>
          <SelectFilter name="language" label={t('list.languageLabel')} chosen={state.language}>
            <option value="">{t('list.allLanguages')}</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {t(languageKeys[language])}
              </option>
            ))}
          </SelectFilter>
          <SelectFilter name="sort" label={t('list.sortLabel')} chosen={state.sort}>
            {list.sorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortText(sort)}
              </option>
            ))}
          </SelectFilter>
          <Button kind="secondary">{t('list.apply')}</Button>
        </Form>
      </FoldedFilters>
    </search>
  );
}
