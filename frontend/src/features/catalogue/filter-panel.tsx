import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import type { Family } from '../../../shared/config/content-types.ts';
import type { Choice } from './choices.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { chosenFilters } from './filter-names.ts';
import styles from './filter-panel.module.css';
import { statusKeys } from './label-keys.ts';
import type { CatalogueData } from './load-catalogue.ts';
import {
  defaultSort,
  formId,
  kinds,
  panelId,
  stateAddress,
  statuses,
  typeKey,
} from '../../../shared/catalogue/parameters.ts';

interface FilterPanelProps {
  found: CatalogueData;
  family: Family | undefined;
  path: string;
}

/** Opens the panel where there is no room beside the list; the browser does it, with or without script. */
export function FilterPanelButton({ found }: { found: CatalogueData }) {
  const { t } = useTranslation('catalogue');
  const { q: _, type: __, ...narrowing } = found.state;
  const count =
    narrowing.country.length +
    narrowing.sector.length +
    Number(Boolean(narrowing.kind)) +
    Number(Boolean(narrowing.status));
  return (
    <button type="button" popoverTarget={panelId} className={styles['open']}>
      <Icon name="filter" />
      {t('filter')}
      {count > 0 && <span className={styles['chosen']}>{count}</span>}
    </button>
  );
}

const oneOf = (
  values: readonly string[],
  counts: Partial<Record<string, number>>,
  name: (value: string) => string,
): Choice[] => values.map((value) => ({ value, name: name(value), count: counts[value.toUpperCase()] ?? 0 }));

/**
 * A plain GET form: the browser itself writes the address, with or without script. Beside the list where there is
 * room, else a sheet at the bottom, in reach of a thumb.
 */
export function FilterPanel({ found, family, path }: FilterPanelProps) {
  const { t } = useTranslation('catalogue');
  const { state, choices } = found;
  const kindNames = { person: t('persons'), structure: t('structures') };
  const shownFamily = family ?? state.type;
  return (
    <div
      // A new state is a new form: what the reader left in the fields must not outlive it, and the sheet is closed.
      key={stateAddress('', state)}
      id={panelId}
      popover="auto"
      className={styles['panel']}
    >
      <search aria-label={t('filters')}>
        <form id={formId} action={path} method="get">
          <div className={styles['bar']}>
            <h2 className={styles['title']}>{t('filters')}</h2>
            <button
              type="button"
              popoverTarget={panelId}
              popoverTargetAction="hide"
              className={styles['close']}
              aria-label={t('closeFilters')}
            >
              <Icon name="close" />
            </button>
          </div>
          {state.type && <input type="hidden" name="type" value={typeKey(state.type)} />}
          {state.sort !== defaultSort(state.q) && <input type="hidden" name="sort" value={state.sort} />}
          <div className={styles['groups']}>
            {(shownFamily === 'directory' || state.kind) && (
              <ChoiceGroup
                name="kind"
                legend={t('kind')}
                choices={oneOf(kinds, choices.kinds, (value) => kindNames[value as keyof typeof kindNames])}
                chosen={state.kind ? [state.kind] : []}
                every={t('everyKind')}
              />
            )}
            {(shownFamily === 'call' || state.status) && (
              <ChoiceGroup
                name="status"
                legend={t('status')}
                choices={oneOf(statuses, choices.states, (value) =>
                  t(statusKeys[value as (typeof statuses)[number]]),
                )}
                chosen={state.status ? [state.status] : []}
                every={t('everyStatus')}
              />
            )}
            <ChoiceGroup
              name="country"
              legend={t('country')}
              choices={choices.countries}
              chosen={state.country}
            />
            <ChoiceGroup name="sector" legend={t('sector')} choices={choices.sectors} chosen={state.sector} />
          </div>
          <div className={styles['foot']}>
            {chosenFilters(found, t).length > 0 && (
              <a href={path} className={styles['clear']}>
                {t('clear')}
              </a>
            )}
            <button type="submit" className={styles['apply']}>
              {t('apply')}
            </button>
          </div>
        </form>
      </search>
    </div>
  );
}
