import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigate } from 'react-router';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { languages } from '../../../../shared/config/locales.ts';
import type {
  ModerationFiltersQuery,
  ModerationRowFragment,
} from '../../../../shared/graphql/generated/operations.ts';
import { OptionGroup } from '../../../components/form/option-group.tsx';
import { SelectFilter } from '../../../components/list/select-filter.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { languageKeys } from '../../../content/own-records/language-keys.ts';
import { countryOptions } from '../../../lib/country-groups.ts';
import { samePlace } from '../../../lib/same-place.ts';
import { useSite } from '../../../lib/site.ts';
import {
  ages,
  isFiltered,
  type ListState,
  listSearch,
  readListState,
  sortKeys,
  sorts,
  statuses,
  statusKeys,
} from './list-state.ts';
import styles from './list.module.css';
import { MemberFilter } from './member-filter.tsx';
import { SectorOptions } from './sector-options.tsx';

interface ListFiltersProps {
  state: ListState;
  validators: ModerationFiltersQuery['passerelleModerationValidators'];
  reference: ModerationFiltersQuery['passerelleReference'];
  /** Rows of the list: they name the member that the list is filtered by. */
  rows: readonly Pick<ModerationRowFragment, 'owner' | 'ownerId'>[];
}

/** Filters and order, whose state is the address. */
export function ListFilters({ state, validators, reference, rows }: ListFiltersProps) {
  const { t } = useTranslation('moderation');
  const { t: record } = useTranslation('ownRecords');
  const { language: shown } = useSite();
  const navigate = useNavigate();
  const [isOpen] = useState(isFiltered(state));

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    const chosen = new URLSearchParams(
      fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    // The focus stays at the button.
    const search = listSearch(readListState(chosen));
    void navigate({ search }, { preventScrollReset: true, state: samePlace });
  }

  const { type } = state;
  const cleared = listSearch(readListState(new URLSearchParams(type && { type })));
  return (
    <search aria-label={t('filters')}>
      <details className={styles['details']} open={isOpen}>
        <summary>{t('filters')}</summary>
        <Form method="get" className={styles['filters']} onSubmit={apply}>
          {type && <input type="hidden" name="type" value={type} />}
          <SelectFilter name="status" label={t('statusLabel')} chosen={state.status}>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {t(statusKeys[status])}
              </option>
            ))}
          </SelectFilter>
          <SelectFilter name="country" label={t('countryLabel')} chosen={state.country}>
            <option value="">{t('allCountries')}</option>
            {countryOptions(reference.countries, shown, ({ name }) => name).map((group) => (
              <OptionGroup key={group.heading ?? group.entries[0]?.value} group={group} />
            ))}
          </SelectFilter>
          <SelectFilter name="sector" label={t('sectorLabel')} chosen={state.sector}>
            <option value="">{t('allSectors')}</option>
            <SectorOptions sectors={reference.sectors} />
          </SelectFilter>
          <SelectFilter name="validator" label={t('validatorLabel')} chosen={state.validator}>
            <option value="">{t('allValidators')}</option>
            {validators.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectFilter>
          <SelectFilter name="age" label={t('ageLabel')} chosen={state.age}>
            <option value="">{t('allAges')}</option>
            {ages.map((age) => (
              <option key={age} value={age}>
                {t('age', { count: Number(age) })}
              </option>
            ))}
          </SelectFilter>
          <SelectFilter name="language" label={t('languageLabel')} chosen={state.language}>
            <option value="">{t('allLanguages')}</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {record(languageKeys[language])}
              </option>
            ))}
          </SelectFilter>
          <SelectFilter name="sort" label={t('sortLabel')} chosen={state.sort}>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(sortKeys[sort])}
              </option>
            ))}
          </SelectFilter>
          <MemberFilter key={state.member} memberId={state.member} rows={rows} />
          <label className={styles['overdue']}>
            <input
              key={state.overdue}
              type="checkbox"
              name="overdue"
              value="true"
              defaultChecked={state.overdue !== undefined}
            />
            {t('overdue', { count: limits.moderation.overdueDays })}
          </label>
          <div className={styles['buttons']}>
            <Button kind="secondary">{t('apply')}</Button>
            {isFiltered(state) && <Link to={{ search: cleared }}>{t('clear')}</Link>}
          </div>
        </Form>
      </details>
    </search>
  );
}
