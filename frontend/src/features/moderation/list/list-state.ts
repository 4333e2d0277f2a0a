import type { ParseKeys } from 'i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { graphqlLanguage, type Language, languages } from '../../../../shared/config/locales.ts';
import type {
  ModerationQueueQueryVariables,
  PasserelleDecision,
  PasserelleQueueSort,
} from '../../../../shared/graphql/generated/operations.ts';
import { type QueueType, queueTypes } from '../queue-types.ts';

export type ListType = Lowercase<QueueType>;
export type ListStatus = Lowercase<PasserelleDecision>;
export type ListSort = Lowercase<PasserelleQueueSort>;

export const statusKeys = {
  pending: 'status.pending',
  to_edit: 'status.to_edit',
  valid: 'status.valid',
  rejected: 'status.rejected',
} as const satisfies Record<ListStatus, ParseKeys<'moderation'>>;
export const sortKeys = {
  oldest: 'sort.oldest',
  newest: 'sort.newest',
  title_asc: 'sort.title_asc',
  title_desc: 'sort.title_desc',
} as const satisfies Record<ListSort, ParseKeys<'moderation'>>;
export const statuses = Object.keys(statusKeys) as ListStatus[];
export const sorts = Object.keys(sortKeys) as ListSort[];
export const listTypes = queueTypes.map((type) => type.toLowerCase() as ListType);
/** Days since when a record waits at least, as addresses have them. */
export const ages = ['3', '7', '14', '30'] as const;
type Age = (typeof ages)[number];

/** What the address of the list says. */
export interface ListState {
  type?: ListType;
  status: ListStatus;
  country?: string;
  sector?: string;
  validator?: string;
  member?: string;
  age?: Age;
  language?: Language;
  overdue?: 'true';
  sort: ListSort;
  page: number;
}

const firstPage = 1;
const [defaultStatus] = statuses as [ListStatus];
const [defaultSort] = sorts as [ListSort];

/** Anything unknown in an address is left out. */
export function readListState(search: URLSearchParams): ListState {
  const page = search.get('page') ?? '';
  const found = {
    type: oneOf(listTypes, search.get('type')),
    country: like(/^[A-Z]{2}$/, search.get('country')),
    sector: like(/^[a-z\d][a-z\d_-]{0,99}$/, search.get('sector')),
    validator: like(/^[1-9]\d{0,8}$/, search.get('validator')),
    member: like(/^[1-9]\d{0,8}$/, search.get('member')),
    age: oneOf(ages, search.get('age')),
    language: oneOf(languages, search.get('language')),
    overdue: oneOf(['true'] as const, search.get('overdue')),
  };
  return {
    ...definedOf(found),
    status: oneOf(statuses, search.get('status')) ?? defaultStatus,
    sort: oneOf(sorts, search.get('sort')) ?? defaultSort,
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), limits.moderation.maxPage) : firstPage,
  };
}

/** The query of an address, without what is so anyway: `?type=event&page=2`, or nothing. */
export function listSearch({ status, sort, page, ...filters }: ListState): string {
  const { type, country, sector, validator, member, age, language, overdue } = filters;
  const search = new URLSearchParams({
    ...definedOf({ type, country, sector, validator, member, age, language, overdue }),
    ...(status !== defaultStatus && { status }),
    ...(sort !== defaultSort && { sort }),
    ...(page !== firstPage && { page: String(page) }),
  }).toString();
  return search && `?${search}`;
}

/** Whether the list holds less than everything of its type that waits. */
export const isFiltered = ({
  type: _type,
  status,
  sort: _sort,
  page: _page,
  ...filters
}: ListState): boolean => status !== defaultStatus || Object.keys(filters).length > 0;

/** The filters and the order in the words of the schema. */
export function filtersOf(state: ListState, language: Language): Omit<ModerationQueueQueryVariables, 'page'> {
  const { type, status, country, sector, validator, member, age, overdue, sort } = state;
  return {
    language: graphqlLanguage(language),
    ...(type && { type: type.toUpperCase() as QueueType }),
    ...(country && { country }),
    ...(sector && { sector }),
    ...(validator && { validator: Number(validator) }),
    ...(member && { member: Number(member) }),
    ...(age && { olderThanDays: Number(age) }),
    ...(state.language && { inLanguage: graphqlLanguage(state.language) }),
    ...(overdue && { overdue: true }),
    status: status.toUpperCase() as PasserelleDecision,
    sort: sort.toUpperCase() as PasserelleQueueSort,
  };
}

export const variablesOf = (state: ListState, language: Language): ModerationQueueQueryVariables => ({
  ...filtersOf(state, language),
  page: state.page,
});

type Defined<Values> = { [Key in keyof Values]?: NonNullable<Values[Key]> };

function definedOf<Values extends object>(values: Values): Defined<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Defined<Values>;
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((known) => known === value);
}

const like = (pattern: RegExp, value: string | null): string | undefined =>
  value !== null && pattern.test(value) ? value : undefined;
