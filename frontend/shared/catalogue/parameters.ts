import limits from '../../../wp-plugin/config/limits.json' with { type: 'json' };
import { type Family, familyIds, families } from '../config/content-types.ts';
import { literalParameter, monthParameter } from '../config/parameters.ts';
import { withParameters } from '../links/with-parameters.ts';
import { daysOf, daysValue, isMonth, type LeftOut, readDays } from './days.ts';
import { byFilter, type ChosenValues, type Filter } from './filters.ts';

const { maxPage, maxQueryLength, maxQueryWords, maxFilterValues } = limits.catalogue;

export const sorts = ['relevance', 'closing', 'next', 'recent', 'title_asc', 'title_desc'] as const;
export type Sort = (typeof sorts)[number];

/** The whole state of a list, as in its URL. */
export interface CatalogueState {
  q: string;
  /** Words of it that mean themselves only, whatever else they could mean. */
  literal: readonly string[];
  type: Family | undefined;
  filters: ChosenValues;
  /** undefined: the list's own order, see `defaultSort`. */
  sort: Sort | undefined;
  page: number;
  /** Shows events as a calendar of this month (`2026-12`), which takes the place of their dates, order and page. */
  month?: string | undefined;
}

/** `type` in the address is the content type's key, as in the search types of the content system. */
export const typeKey = (family: Family): string => families[family].type;
const familyByKey = new Map(familyIds.map((family) => [typeKey(family), family]));

/** Orders of some families only: calls by what can still be applied for, events and trainings by their next date. */
const familySorts: Partial<Record<Sort, readonly Family[]>> = {
  closing: ['call'],
  next: ['event', 'training'],
};
const sortOfFamily = (family: Family | undefined): Sort | undefined =>
  family && sorts.find((sort) => familySorts[sort]?.includes(family));

/** Relevance with search words; without, the order of the family, all others newest first. */
export const defaultSort = (q: string, family: Family | undefined): Sort =>
  q ? 'relevance' : (sortOfFamily(family) ?? 'recent');

/** The orders that a list offers. */
export const sortsFor = (q: string, family: Family | undefined): Sort[] =>
  sorts.filter((sort) =>
    sort === 'relevance'
      ? q !== ''
      : !familySorts[sort] || (family !== undefined && familySorts[sort].includes(family)),
  );

const daysIn = (parameters: URLSearchParams) =>
  readDays({ from: (parameters.get('from') ?? '').trim(), to: (parameters.get('to') ?? '').trim() });

/** Invalid dates and months of the query string, which the page reports; other unknown values are ignored. */
export function readLeftOut(parameters: URLSearchParams, archive?: Family): LeftOut[] {
  const month = archive === 'event' ? parameters.get(monthParameter)?.trim() : undefined;
  if (month && isMonth(month)) return [];
  return [...(month ? (['month'] as const) : []), ...daysIn(parameters).leftOut];
}

/** Values of a filter in the URL. Several values are repeated or separated by commas. */
function valuesOf({ name, isList, valueOf }: Filter, parameters: URLSearchParams): string[] {
  if (name === 'days') {
    const { days } = daysIn(parameters);
    return days.from === undefined && days.to === undefined ? [] : [daysValue(days)];
  }
  const texts = isList
    ? parameters.getAll(name).flatMap((value) => value.slice(0, maxQueryLength).split(','))
    : [parameters.get(name) ?? ''];
  const values = texts.flatMap((text) => valueOf(text.trim()) ?? []);
  return [...new Set(values)].slice(0, maxFilterValues);
}

const wordsOf = (text: string): string =>
  text
    // Control characters can't be searched for.
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxQueryLength);

function pageOf(text: string | null): number {
  const page = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), maxPage);
}

/**
 * Reads whatever the address holds: what can't be understood is left out, what is too large is cut. Never throws.
 * @param archive the family of an archive; absent on the search, where it is a parameter
 */
export function readState(parameters: URLSearchParams, archive?: Family): CatalogueState {
  const q = wordsOf(parameters.get('q') ?? '');
  const literal = parameters.getAll(literalParameter).map(wordsOf);
  const type = familyByKey.get(parameters.get('type') ?? '');
  const family = archive ?? type;
  const sort = sortsFor(q, family).find((each) => each === parameters.get('sort'));
  const month = archive === 'event' ? (parameters.get(monthParameter) ?? '').trim() : '';
  const filters = byFilter((filter) => valuesOf(filter, parameters));
  const state = {
    q,
    literal: q ? [...new Set(literal)].filter(Boolean).slice(0, maxQueryWords) : [],
    type,
    filters,
    sort: sort === defaultSort(q, family) ? undefined : sort,
    page: pageOf(parameters.get('page')),
  };
  return isMonth(month) ? ofMonth(state, month) : state;
}

/** The same list as the calendar of a month. */
export const ofMonth = (state: CatalogueState, month: string): CatalogueState => ({
  ...state,
  filters: { ...state.filters, when: [], days: [] },
  sort: undefined,
  page: 1,
  month,
});

/** Values by the parameters of addresses. */
function filterParametersOf({ days, ...others }: ChosenValues) {
  return { ...others, ...daysOf(days[0]) };
}

/** The address of a state; what is at its default is left out. */
export function stateAddress(path: string, state: Partial<CatalogueState>): string {
  const { q = '', type, sort, page = 1 } = state;
  return withParameters(path, {
    q,
    [literalParameter]: q ? state.literal : undefined,
    type: type && typeKey(type),
    ...(state.filters && filterParametersOf(state.filters)),
    [monthParameter]: state.month,
    // Always a list's own order: only words have it, and they begin with it.
    sort: sort === 'relevance' ? undefined : sort,
    page: page > 1 ? page : undefined,
  });
}

/** true when something narrows or reorders the list: such pages are not for search engines. */
export const isFiltered = (state: CatalogueState): boolean =>
  Boolean(state.q || state.type || state.sort || state.month || isNarrowed(state.filters));

export const isNarrowed = (chosen: ChosenValues): boolean =>
  Object.values(chosen).some((values) => values.length > 0);

/** The id of the list's only form; the search field is outside of it and refers to it. */
export const formId = 'filters-form';
/** Id of the panel with the filters, which is opened by a button on small screens. */
export const panelId = 'filters';
