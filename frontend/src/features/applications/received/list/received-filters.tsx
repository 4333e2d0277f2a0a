import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigate } from 'react-router';
import limits from '../../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { formText } from '../../../../../shared/application-form/form-text.ts';
import { standingLabel, standings } from '../../../../../shared/applications/standing.ts';
import { languages } from '../../../../../shared/config/locales.ts';
import { FoldedFilters } from '../../../../components/list/folded-filters.tsx';
import { SelectFilter } from '../../../../components/list/select-filter.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { samePlace } from '../../../../lib/same-place.ts';
import { useSite } from '../../../../lib/site.ts';
import {
  type AskedQuestion,
  columnsOf,
  isFiltered,
  kindKeys,
  kinds,
  languageKeys,
  type ListState,
  listSearch,
  readListState,
  sortableKinds,
  sortKeys,
  sorts,
} from './list-state.ts';
import styles from './list.module.css';

interface ListFiltersProps {
  state: ListState;
  /** Those that applications come from. */
  countries: readonly { readonly isoCode: string; readonly name: string }[];
  questions: readonly AskedQuestion[];
  /** Tags of the call. */
  tags: readonly { readonly id: number; readonly name: string }[];
}

/** The address of what a form of filters says: columns are several fields there, and one parameter here. */
function searchOf(form: FormData): string {
  const columns = [...form]
    .flatMap(([name, value]) => (name === 'columns' && typeof value === 'string' ? [value] : []))
    .slice(0, limits.applicationLists.columns)
    .join(',');
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'columns' ? [[name, value.trim()]] : [],
  );
  return listSearch(readListState(new URLSearchParams([...fields, ['columns', columns]])));
}

/** Search, filters, order and columns, whose state is the address. */
export function ListFilters({ state, countries, questions, tags }: ListFiltersProps) {
  const { t } = useTranslation('received');
  const navigate = useNavigate();
  const { language } = useSite();

  const sortable = questions.filter(({ kind }) => sortableKinds.has(kind));

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void navigate(
      { search: searchOf(new FormData(event.currentTarget)) },
      { preventScrollReset: true, state: samePlace },
    );
  }

  return (
    <search aria-label={t('filters')}>
      <FoldedFilters text={t('filters')} isOpen={isFiltered(state)}>
        <Form method="get" className={styles['filters']} onSubmit={apply}>
          {state.stage && <input type="hidden" name="stage" value={state.stage} />}
          <TextFilter name="q" type="search" label={t('search')} value={state.q} />
          <SelectFilter name="standing" label={t('standingLabel')} chosen={state.standing}>
            <option value="">{t('all')}</option>
            {standings.map((standing) => (
              <option key={standing} value={standing}>
                {standingLabel(standing, language)}
              </option>
            ))}
          </SelectFilter>
          <SelectFilter name="kind" label={t('kindLabel')} chosen={state.kind}>
            <option value="">{t('all')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(kindKeys[kind])}
              </option>
            ))}
          </SelectFilter>
          <SelectFilter name="country" label={t('country')} chosen={state.country}>
            <option value="">{t('all')}</option>
            {countries.map(({ isoCode, name }) => (
              <option key={isoCode} value={isoCode}>
                {name}
              </option>
            ))}
          </SelectFilter>
          <SelectFilter name="language" label={t('language')} chosen={state.language}>
            <option value="">{t('all')}</option>
            {languages.map((each) => (
              <option key={each} value={each}>
                {t(languageKeys[each])}
              </option>
            ))}
          </SelectFilter>
          {tags.length > 0 && (
            <SelectFilter name="tag" label={t('tagLabel')} chosen={state.tag}>
              <option value="">{t('all')}</option>
              {tags.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectFilter>
          )}
          <TextFilter name="since" type="date" label={t('since')} value={state.since} />
          <SelectFilter name="sort" label={t('sortLabel')} chosen={state.sort}>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(sortKeys[sort])}
              </option>
            ))}
          </SelectFilter>
          {sortable.length > 0 && (
            <SelectFilter name="by" label={t('byLabel')} chosen={state.by}>
              <option value="">{t('byNone')}</option>
              {sortable.map((question) => (
                <option key={question.id} value={question.id}>
                  {formText(question.label, language)}
                </option>
              ))}
            </SelectFilter>
          )}
          <label className={styles['check']}>
            <input type="checkbox" name="asked" value="true" defaultChecked={state.asked !== undefined} />
            {t('asked')}
          </label>
          <label className={styles['check']}>
            <input type="checkbox" name="unread" value="true" defaultChecked={state.unread !== undefined} />
            {t('unread')}
          </label>
          <label className={styles['check']}>
            <input
              type="checkbox"
              name="duplicate"
              value="true"
              defaultChecked={state.duplicate !== undefined}
            />
            {t('duplicate')}
          </label>
          <ColumnChoice state={state} questions={questions} />
          <div className={styles['buttons']}>
            <Button kind="secondary">{t('apply')}</Button>
            {isFiltered(state) && (
              <Link
                to={{
                  search: listSearch({
                    ...readListState(new URLSearchParams()),
                    columns: state.columns,
                    stage: state.stage,
                  }),
                }}
              >
                {t('clear')}
              </Link>
            )}
          </div>
        </Form>
      </FoldedFilters>
    </search>
  );
}

interface TextFilterProps {
  name: string;
  type: 'search' | 'date';
  label: string;
  value: string | undefined;
}

function TextFilter({ name, type, label, value = '' }: TextFilterProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        name={name}
        defaultValue={value}
        maxLength={type === 'search' ? 200 : undefined}
      />
    </div>
  );
}

/** Questions whose answers are columns. */
function ColumnChoice({ state, questions }: Pick<ListFiltersProps, 'state' | 'questions'>) {
  const { t } = useTranslation('received');
  const { language } = useSite();
  const chosen = columnsOf(state);
  if (questions.length === 0) return null;
  return (
    <details className={styles['columns']}>
      <summary>{t('columns', { count: chosen.length })}</summary>
      <fieldset>
        <legend>{t('columnsHelp', { count: limits.applicationLists.columns })}</legend>
        {questions.map((question) => (
          <label key={question.id} className={styles['check']}>
            <input
              type="checkbox"
              name="columns"
              value={question.id}
              defaultChecked={chosen.includes(question.id)}
            />
            <span>
              {formText(question.label, language)}
              {question.isRetired && ` (${t('retired')})`}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
