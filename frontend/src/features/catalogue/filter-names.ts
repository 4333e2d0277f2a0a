import type { TFunction } from 'i18next';
import { familyOfKey } from '../../../shared/config/content-types.ts';
import { daysOf } from '../../../shared/catalogue/days.ts';
import { type Filter, type FilterName, filters } from '../../../shared/catalogue/filters.ts';
import type { CatalogueState } from '../../../shared/catalogue/parameters.ts';
import { familiesKeys } from '../../../shared/i18n/family-keys.ts';
import { type Choice, nameOfChoice } from './choices.ts';
import { valueKey } from './label-keys.ts';
import type { CatalogueData } from './load-catalogue.ts';

/** A filter that the reader chose, in words, and the state without it. */
export interface ChosenFilter {
  name: string;
  without: CatalogueState;
}

type T = TFunction<'catalogue'>;

const openDaysKeys = { from: 'daysIn.from', to: 'daysIn.to' } as const;

/** Label of an interval of days, of which one end may be open. */
function nameOfDays(value: string, dates: string, t: T): string {
  const { from, to } = daysOf(value);
  if (from && to) return dates;
  return t(openDaysKeys[from ? 'from' : 'to'], { date: dates });
}

/** Label of a value; an unknown value as typed, in quotation marks. */
export function nameOfValue(filter: FilterName, value: string, offered: readonly Choice[], t: T): string {
  const key = valueKey(filter, value);
  if (filter === 'days') return nameOfDays(value, nameOfChoice(offered, value) ?? value, t);
  return key ? t(key) : (nameOfChoice(offered, value) ?? t('quoted', { text: value }));
}

/** The first page of the list with other values of one filter. */
export const withValues = (
  state: CatalogueState,
  filter: FilterName,
  values: readonly string[],
): CatalogueState => ({
  ...state,
  page: 1,
  filters: { ...state.filters, [filter]: values },
});

/** The state with a value chosen; of a chosen value, the one without it. */
export function withValueSwitched(
  state: CatalogueState,
  { name, isList }: Filter,
  value: string,
): CatalogueState {
  const chosen = state.filters[name];
  const others = chosen.filter((other) => other !== value);
  const rest = isList ? others : [];
  return withValues(state, name, chosen.includes(value) ? rest : [...rest, value]);
}

/** Every chosen value by itself. */
export function chosenFilters({ state, choices }: CatalogueData, t: T): ChosenFilter[] {
  const first = { ...state, page: 1 };
  return [
    ...(state.q ? [{ name: t('quoted', { text: state.q }), without: { ...first, q: '', literal: [] } }] : []),
    ...(state.type ? [{ name: t(familiesKeys[state.type]), without: { ...first, type: undefined } }] : []),
    ...filters.flatMap(({ name }) =>
      state.filters[name].map((value) => ({
        name: nameOfValue(name, value, choices.filters[name], t),
        without: withValues(
          state,
          name,
          state.filters[name].filter((other) => other !== value),
        ),
      })),
    ),
  ];
}

/** What words of the search mean, and the state in which they mean themselves only. */
export interface ReadFilter extends ChosenFilter {
  filter: string;
  /** Words of the search that mean it, as typed. */
  words: string;
}

/** The first page of the list without some words of its search. */
const withoutWords = (state: CatalogueState, words: string): CatalogueState => ({
  ...state,
  page: 1,
  q: state.q
    .split(/\s+/)
    .filter((word) => !words.split(' ').includes(word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')))
    .join(' '),
});

export function readFilters({ state, reading }: CatalogueData, t: T): ReadFilter[] {
  const first = { ...state, page: 1 };
  return reading.meanings.flatMap(({ filter, value, words, name }): ReadFilter[] => {
    const without = { ...first, literal: [...state.literal, words] };
    if (filter === 'query') return [];
    if (filter === 'type') return [{ filter, name: t(familiesKeys[familyOfKey(value)]), words, without }];
    return [{ filter, name: name ?? nameOfValue(filter, value, [], t), words, without }];
  });
}

/** A relaxation of an empty list: the state without one filter, and its number of results. */
export interface RelaxedSearch extends ChosenFilter {
  total: number;
}

/**
 * Searches with one filter less that the content system proposes, best first. The type of an archive cannot be removed.
 */
export function relaxedSearches(found: CatalogueData, t: T): RelaxedSearch[] {
  const { state, choices, relaxations } = found;
  return relaxations.flatMap(({ filter, total }): RelaxedSearch[] => {
    const read = readFilters(found, t).find((each) => each.filter === filter);
    if (read) return [{ name: read.name, total, without: withoutWords(state, read.words) }];
    if (filter === 'query')
      return [
        { name: t('quoted', { text: state.q }), total, without: { ...state, page: 1, q: '', literal: [] } },
      ];
    if (filter === 'type')
      return state.type
        ? [{ name: t(familiesKeys[state.type]), total, without: { ...state, page: 1, type: undefined } }]
        : [];
    const names = state.filters[filter].map((value) =>
      nameOfValue(filter, value, choices.filters[filter], t),
    );
    return names.length > 0
      ? [{ name: names.join(', '), total, without: withValues(state, filter, []) }]
      : [];
  });
}
