import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { languages } from '../../../shared/config/locales.ts';
import { samePlace } from '../../lib/same-place.ts';
import { languageKeys } from '../../content/own-records/language-keys.ts';
import { statusKeys } from '../../content/own-records/status-keys.ts';
import { type ListState, listSearch, readListState, sortKeys, sorts, statuses } from './list-state.ts';
import styles from './list.module.css';

/** Filters and order, whose state is the address. */
export function ListFilters({ state }: { state: ListState }) {
  const { t } = useTranslation('ownInitiatives');
  const { t: record } = useTranslation('ownRecords');
  const navigate = useNavigate();

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

  return (
    <search aria-label={t('filters')}>
      <Form method="get" className={styles['filters']} onSubmit={apply}>
        <Choice name="status" label={t('statusLabel')} chosen={state.status}>
          <option value="">{t('allStatuses')}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {record(statusKeys[status])}
            </option>
          ))}
        </Choice>
        <Choice name="language" label={t('languageLabel')} chosen={state.language}>
          <option value="">{t('allLanguages')}</option>
          {languages.map((language) => (
            <option key={language} value={language}>
              {record(languageKeys[language])}
            </option>
          ))}
        </Choice>
        <Choice name="sort" label={t('sortLabel')} chosen={state.sort}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(sortKeys[sort])}
            </option>
          ))}
        </Choice>
        <Button kind="secondary">{t('apply')}</Button>
      </Form>
    </search>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  chosen: string | undefined;
  children: ReactNode;
}

function Choice({ name, label, chosen = '', children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      {/* Remade when the address says something else, for example after a way back. */}
      <select key={chosen} id={id} name={name} defaultValue={chosen}>
        {children}
      </select>
    </div>
  );
}
