import contentLimits from '../../../wp-plugin/config/limits.json' with { type: 'json' };
import { familyOfArchive } from '../../shared/config/content-types.ts';
import { graphqlLanguage, type Language } from '../../shared/config/locales.ts';
import { pathTo } from '../../shared/config/routes.ts';
import { type FeedId } from '../../shared/config/document-paths.ts';
import { type CatalogueState, readState, stateAddress } from '../../shared/catalogue/parameters.ts';
import { queryVariables } from '../../shared/catalogue/query-variables.ts';
import type { FeedQueryVariables } from '../../shared/graphql/generated/operations.ts';
import { readAddress } from '../pages/page-address.ts';

/** A list of the site as its address describes it: which one, in which language, narrowed by what. */
export interface ListAddress {
  id: FeedId;
  language: Language;
  state: CatalogueState;
}

/**
 * Reads the parameters of a list's feed or calendar; page and order are ignored.
 * @throws AppError malformed_request beyond the limits; other invalid values are ignored
 */
export function readList(id: FeedId, language: Language, target: string): ListAddress {
  const result = readAddress(target);
  const search = result.kind === 'page' ? result.address.search : '';
  const state = readState(new URLSearchParams(search));
  const type = id === 'search' ? state.type : undefined;
  return { id, language, state: { ...state, type, sort: undefined, page: 1 } };
}

/** The path of the list itself, or of a document beside it, with what narrows it. */
export function addressOf({ id, language, state }: ListAddress, path = pathTo(id, language)): string {
  return stateAddress(path, { ...state, sort: undefined });
}

/** The newest items of the list. */
export function variablesOf({ id, language, state }: ListAddress): FeedQueryVariables {
  const family = id === 'search' ? state.type : familyOfArchive(id);
  const { filter } = queryVariables({ ...state, type: family }, graphqlLanguage(language));
  return { language: graphqlLanguage(language), filter, perPage: contentLimits.feeds.items };
}
