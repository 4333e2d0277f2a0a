import type { FeedId } from '../../../shared/config/document-paths.ts';
import { type CatalogueState, isFiltered } from '../../../shared/catalogue/parameters.ts';

/**
 * Whether search engines are to know a list: an archive whole or narrowed by exactly one country or one sector, as
 * long as that leaves something; the search only as it begins. (docs/decisions/0043)
 */
export function isIndexed(list: FeedId, state: CatalogueState, total: number): boolean {
  const { country, sector } = state;
  const isOneFacet = country.length + sector.length === 1;
  const rest = { ...state, country: [], sector: [] };
  if (isFiltered(rest)) return false;
  return country.length + sector.length === 0 || (isOneFacet && list !== 'search' && total > 0);
}
