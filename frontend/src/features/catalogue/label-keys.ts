import type { ParseKeys } from 'i18next';
import type { Family } from '../../../shared/config/content-types.ts';
import {
  aidTypeKeys,
  callTypeKeys,
  depositLanguageNameKeys,
  levelKeys,
  modeKeys,
} from '../../../shared/i18n/label-keys.ts';
import type { FilterName } from '../../../shared/catalogue/filters.ts';
import type {
  PasserelleClosingFilter,
  PasserelleDatesFilter,
  PasserelleFees,
  PasserelleOpenFilter,
  PasserelleProfileKind,
} from '../../../shared/graphql/generated/operations.ts';
import type { Sort } from '../../../shared/catalogue/parameters.ts';

type Keys<Value extends string> = Readonly<Record<Value, ParseKeys<'catalogue'>>>;

/** Purpose of each archive. */
export const leadKeys = {
  call: 'leads.call',
  initiative: 'leads.initiative',
  event: 'leads.event',
  training: 'leads.training',
  resource: 'leads.resource',
  project: 'leads.project',
  directory: 'leads.directory',
} as const satisfies Keys<Family>;

interface FilterKeys {
  legend: ParseKeys<'catalogue'>;
  /** Label of "no value" in filters with at most one value. */
  every: ParseKeys<'catalogue'> | undefined;
  /** Labels by the schema's value; undefined: the reference data have them. */
  values: Readonly<Record<string, ParseKeys<'catalogue'>>> | undefined;
}

export const filterKeys = {
  kind: {
    legend: 'kind',
    every: 'everyKind',
    values: { person: 'persons', structure: 'structures' } satisfies Keys<PasserelleProfileKind>,
  },
  status: {
    legend: 'status',
    every: 'everyStatus',
    values: { open: 'open', upcoming: 'upcoming', closed: 'closed' } satisfies Keys<PasserelleOpenFilter>,
  },
  closing: {
    legend: 'closing',
    every: 'everyClosing',
    values: {
      days_7: 'closingIn.days_7',
      days_14: 'closingIn.days_14',
      days_30: 'closingIn.days_30',
      days_90: 'closingIn.days_90',
    } satisfies Keys<PasserelleClosingFilter>,
  },
  when: {
    legend: 'when',
    every: 'everyDate',
    values: {
      days_1: 'datesIn.days_1',
      days_7: 'datesIn.days_7',
      days_30: 'datesIn.days_30',
      days_90: 'datesIn.days_90',
      weekend: 'datesIn.weekend',
      next_week: 'datesIn.next_week',
      month: 'datesIn.month',
      next_month: 'datesIn.next_month',
    } satisfies Keys<PasserelleDatesFilter>,
  },
  days: { legend: 'days', every: undefined, values: undefined },
  calltype: { legend: 'callTypes', every: undefined, values: callTypeKeys },
  aid: { legend: 'aidTypes', every: undefined, values: aidTypeKeys },
  fees: {
    legend: 'fees',
    every: 'everyFees',
    values: { none: 'withoutFees', amount: 'withFees' } satisfies Keys<PasserelleFees>,
  },
  deposit: { legend: 'depositLanguages', every: undefined, values: depositLanguageNameKeys },
  mode: { legend: 'format', every: undefined, values: modeKeys },
  level: { legend: 'trainingLevel', every: undefined, values: levelKeys },
  country: { legend: 'country', every: undefined, values: undefined },
  sector: { legend: 'sector', every: undefined, values: undefined },
} as const satisfies Record<FilterName, FilterKeys>;

type ValuesOf<Keys> = Keys extends Keys ? Keys[keyof Keys] : never;
type ValueKey = ValuesOf<NonNullable<(typeof filterKeys)[FilterName]['values']>>;

/** Label of a filter's value as in addresses; undefined: the reference data have it. */
export function valueKey(filter: FilterName, value: string): ValueKey | undefined {
  const keys: Readonly<Record<string, ValueKey>> = filterKeys[filter].values ?? {};
  return keys[value];
}

export const sortKeys = {
  relevance: 'sorts.relevance',
  closing: 'sorts.closing',
  next: 'sorts.next',
  recent: 'sorts.recent',
  title_asc: 'sorts.title_asc',
  title_desc: 'sorts.title_desc',
} as const satisfies Keys<Sort>;
