import type { ParseKeys } from 'i18next';
import { graphqlLanguage, type Language, languages } from '../../../shared/config/locales.ts';
import type {
  OwnInitiativesQueryVariables,
  PasserelleOwnSort,
  PasserelleRecordStatus,
} from '../../../shared/graphql/generated/operations.ts';
import { type ListedStatus, statusKeys } from '../../content/own-records/status-keys.ts';

export type ListSort = Lowercase<PasserelleOwnSort>;

export const sortKeys = {
  recent: 'sort.recent',
  waiting: 'sort.waiting',
  title_asc: 'sort.title_asc',
  title_desc: 'sort.title_desc',
} as const satisfies Record<ListSort, ParseKeys<'ownInitiatives'>>;
export const statuses = Object.keys(statusKeys) as ListedStatus[];
export const sorts = Object.keys(sortKeys) as ListSort[];

/** What the address of the list says. */
export interface ListState {
  status?: ListedStatus;
  language?: Language;
  sort: ListSort;
  page: number;
}

const firstPage = 1;
const [defaultSort] = sorts as [ListSort];

/** Anything unknown in an address is left out. */
export function readListState(search: URLSearchParams): ListState {
  const status = oneOf(statuses, search.get('status'));
  const language = oneOf(languages, search.get('language'));
  const page = search.get('page') ?? '';
  return {
    ...(status && { status }),
    ...(language && { language }),
    sort: oneOf(sorts, search.get('sort')) ?? defaultSort,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : firstPage,
  };
}

/** The query of an address, without what is so anyway: `?status=draft`, or nothing. */
export function listSearch({ status, language, sort, page }: ListState): string {
  const search = new URLSearchParams({
    ...(status && { status }),
    ...(language && { language }),
    ...(sort !== defaultSort && { sort }),
    ...(page !== firstPage && { page: String(page) }),
  }).toString();
  return search && `?${search}`;
}

export const variablesOf = ({ status, language, sort, page }: ListState): OwnInitiativesQueryVariables => ({
  ...(status && { status: status.toUpperCase() as PasserelleRecordStatus }),
  ...(language && { language: graphqlLanguage(language) }),
  sort: sort.toUpperCase() as PasserelleOwnSort,
  page,
});

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((known) => known === value);
}
