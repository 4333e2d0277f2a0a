import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { Icon } from '../../components/ui/icon.tsx';
import type { Family } from '../../config/content-types.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import styles from './filter-form.module.css';
import { ChoiceGroup } from './choice-group.tsx';
import type { CatalogueData, Choice } from './load-catalogue.ts';
import type { fr } from './locales/fr.ts';
import { kinds, sorts, stateAddress, statuses, typeKey } from './parameters.ts';

interface FilterFormProps {
  found: CatalogueData;
  family: Family | undefined;
  path: string;
}

/** A plain GET form: the browser itself writes the address, with or without script. */
export function FilterForm({ found, family, path }: FilterFormProps) {
  const t = useTranslate<{ catalogue: typeof fr }>();
  const { state, choices } = found;
  const kindNames = { person: t('catalogue.persons'), structure: t('catalogue.structures') };
  const kindChoices: Choice[] = kinds.map((value) => ({
    value,
    name: kindNames[value],
    count: choices.kinds[value.toUpperCase()] ?? 0,
  }));
  const statusChoices: Choice[] = statuses.map((value) => ({
    value,
    name: t(`catalogue.${value}`),
    count: choices.states[value.toUpperCase()] ?? 0,
  }));
  const withStatus = family === 'call' || state.type === 'call' || state.status !== undefined;
  return (
    <search aria-label={t('catalogue.filters')}>
      <form
        // A new state is a new form: what the reader left in the fields must not outlive it.
        key={stateAddress('', state)}
        action={path}
        method="get"
        className={styles['form']}
      >
        {state.type && <input type="hidden" name="type" value={typeKey(state.type)} />}
        <div className={styles['text']}>
          <label htmlFor="q">{t('catalogue.text')}</label>
          <input
            id="q"
            type="search"
            name="q"
            defaultValue={state.q}
            maxLength={limits.catalogue.maxQueryLength}
            placeholder={t('catalogue.textHint')}
          />
        </div>
        <div className={styles['sort']}>
          <label htmlFor="sort">{t('catalogue.sort')}</label>
          <select id="sort" name="sort" defaultValue={state.sort === sorts[0] ? '' : state.sort}>
            {sorts.map((sort) => (
              <option key={sort} value={sort === sorts[0] ? '' : sort}>
                {t(`catalogue.${sort}`)}
              </option>
            ))}
          </select>
        </div>
        <div className={styles['groups']}>
          {family === 'directory' && (
            <ChoiceGroup
              name="kind"
              legend={t('catalogue.kind')}
              choices={kindChoices}
              chosen={state.kind ? [state.kind] : []}
              every={t('catalogue.everyKind')}
            />
          )}
          {withStatus && (
            <ChoiceGroup
              name="status"
              legend={t('catalogue.status')}
              choices={statusChoices}
              chosen={state.status ? [state.status] : []}
              every={t('catalogue.everyStatus')}
            />
          )}
          <ChoiceGroup
            name="country"
            legend={t('catalogue.country')}
            choices={choices.countries}
            chosen={state.country}
          />
          <ChoiceGroup
            name="sector"
            legend={t('catalogue.sector')}
            choices={choices.sectors}
            chosen={state.sector}
          />
        </div>
        <button type="submit" className={styles['apply']}>
          <Icon name="search" />
          {t('catalogue.apply')}
        </button>
      </form>
    </search>
  );
}
