import { familyIds, families, type Family, familyOfKey } from '../../../shared/config/content-types.ts';
import {
  calendarPath,
  type FeedId,
  feedIds,
  feedPath,
  hasCalendar,
} from '../../../shared/config/document-paths.ts';
import {
  graphqlLanguage,
  type Language,
  languageOfGraphql,
  languages,
} from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { byFilter } from '../../../shared/catalogue/filters.ts';
import { type CatalogueState, readState, stateAddress } from '../../../shared/catalogue/parameters.ts';
import { queryVariables } from '../../../shared/catalogue/query-variables.ts';
import type { saveSearch } from '../../../shared/config/calls/saved-search-calls.ts';
import type { BodyOf } from '../../../shared/config/calls/types.ts';
import type { SavedSearchesQuery } from '../../../shared/graphql/generated/operations.ts';
import { safeReturnPath } from '../../../shared/links/return-path.ts';

export type SavedSearch = SavedSearchesQuery['passerelleSavedSearches']['items'][number];
export type SearchBody = BodyOf<typeof saveSearch>;
type SearchQuery = NonNullable<SearchBody['query']>;

const base = 'http://site.invalid';

const familyOfList = (list: FeedId): Family | undefined =>
  familyIds.find((family) => families[family].archive === list);

function listAt(pathname: string): { list: FeedId; language: Language } | undefined {
  return languages
    .flatMap((language) => feedIds.map((list) => ({ list, language })))
    .find(({ list, language }) => pathTo(list, language) === pathname);
}

/** What the list at an address asks for; undefined for what is not the address of a list. */
export function queryAt(address: string | null): SearchQuery | undefined {
  const path = safeReturnPath(address);
  const { pathname, searchParams } = new URL(path ?? '/', base);
  const found = path === undefined ? undefined : listAt(pathname);
  if (!found) return undefined;
  const { language } = found;
  const family = familyOfList(found.list);
  const state = readState(searchParams, family);
  const { filter } = queryVariables({ ...state, type: family ?? state.type }, graphqlLanguage(language));
  return { language, filter };
}

export interface SearchLinks {
  /** The list itself, as a feed, and as a calendar where its items have dates. */
  page: string;
  feed: string;
  calendar: string | undefined;
}

/** Addresses of a saved search, in its own language. */
export function linksOf({ language, q, literal, filters }: SavedSearch): SearchLinks {
  const own = languageOfGraphql(language);
  const values = new Map<string, readonly string[]>(filters.map((each) => [each.filter, each.values]));
  const type = values.get('type')?.[0];
  const list: FeedId = type === undefined ? 'search' : families[familyOfKey(type)].archive;
  const state: Partial<CatalogueState> = {
    q,
    literal,
    filters: byFilter(({ name }) => values.get(name) ?? []),
  };
  return {
    page: stateAddress(pathTo(list, own), state),
    feed: stateAddress(feedPath(list, own), state),
    calendar: hasCalendar(list) ? stateAddress(calendarPath(list, own), state) : undefined,
  };
}
