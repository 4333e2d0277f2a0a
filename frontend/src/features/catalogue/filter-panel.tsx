import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import type { Family } from '../../../shared/config/content-types.ts';
import { literalParameter, monthParameter } from '../../../shared/config/parameters.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { chosenFilters, nameOfValue, withValues, withValueSwitched } from './filter-names.ts';
import styles from './filter-panel.module.css';
import { filterKeys } from './label-keys.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { daysOf } from '../../../shared/catalogue/days.ts';
import { appliesTo, type Filter, filters } from '../../../shared/catalogue/filters.ts';
import { formId, panelId, stateAddress, typeKey } from '../../../shared/catalogue/parameters.ts';

interface FilterPanelProps {
  found: CatalogueData;
  family: Family | undefined;
  path: string;
}

/** Opens the panel where there is no room beside the list; the browser does it, with or without script. */
export function FilterPanelButton({ found }: { found: CatalogueData }) {
  const { t } = useTranslation('catalogue');
  const count = Object.values(found.state.filters).flat().length;
  return (
    <button type="button" popoverTarget={panelId} className={styles['open']}>
      <Icon name="filter" />
      <span className={styles['openName']}>{t('filter')}</span>
      {count > 0 && <span className={styles['chosen']}>{count}</span>}
    </button>
  );
}

/**
 * A plain GET form: the browser itself writes the address, with or without script. Beside the list where there is
 * room, else a sheet at the bottom, in reach of a thumb.
 */
export function FilterPanel({ found, family, path }: FilterPanelProps) {
  const { t } = useTranslation('catalogue');
  const { state } = found;
  const currentFamily = family ?? state.type;
  return (
    <div
      // A new state remounts the form: it discards changed fields and closes the panel.
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
          {state.literal.map((words) => (
            <input key={words} type="hidden" name={literalParameter} value={words} />
          ))}
          {state.month && <input type="hidden" name={monthParameter} value={state.month} />}
          {state.sort && <input type="hidden" name="sort" value={state.sort} />}
          <div className={styles['groups']}>
            {filters
              .filter((filter) => appliesTo(filter, currentFamily) || state.filters[filter.name].length > 0)
              // The calendar has dates of its own.
              .filter(({ name }) => state.month === undefined || (name !== 'when' && name !== 'days'))
              .map((filter) =>
                filter.name === 'days' ? (
                  <DaysGroup key={filter.name} value={state.filters.days[0]} />
                ) : (
                  <FilterGroup key={filter.name} filter={filter} found={found} path={path} />
                ),
              )}
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

/** Two days between which something takes place; one is enough. */
function DaysGroup({ value }: { value: string | undefined }) {
  const { t } = useTranslation('catalogue');
  const { from, to } = daysOf(value);
  return (
    <fieldset className={styles['days']}>
      <legend className="visually-hidden">{t('days')}</legend>
      <label>
        {t('daysFrom')}
        <input type="date" name="from" defaultValue={from} />
      </label>
      <label>
        {t('daysTo')}
        <input type="date" name="to" defaultValue={to} />
      </label>
    </fieldset>
  );
}

interface FilterGroupProps {
  filter: Filter;
  found: CatalogueData;
  path: string;
}

function FilterGroup({ filter, found: { state, choices }, path }: FilterGroupProps) {
  const { t } = useTranslation('catalogue');
  const { name } = filter;
  const { legend, every, values } = filterKeys[name];
  const offered = choices.filters[name];
  const named = values
    ? offered.map((choice) => ({ ...choice, name: nameOfValue(name, choice.value, offered, t) }))
    : offered;
  return (
    <ChoiceGroup
      name={name}
      legend={t(legend)}
      choices={named}
      chosen={state.filters[name]}
      every={every && t(every)}
      addressOf={(value) =>
        stateAddress(path, value ? withValueSwitched(state, filter, value) : withValues(state, name, []))
      }
    />
  );
}
