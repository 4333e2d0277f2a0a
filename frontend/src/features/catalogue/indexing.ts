import { type ChosenValues, byFilter } from '../../../shared/catalogue/filters.ts';
import type { FeedId } from '../../../shared/config/document-paths.ts';
import { type CatalogueState, isFiltered } from '../../../shared/catalogue/parameters.ts';

/** Filters whose lists search engines may index. */
export const indexedValues = ({ filters }: CatalogueState): ChosenValues =>
  byFilter(({ name, isIndexed }) => (isIndexed ? filters[name] : []));

/**
 * Whether search engines may index a list: a whole archive or one filtered by exactly one country or one sector, when
 * it has results; of the search only the whole list (README.md).
 */
export function isIndexed(list: FeedId, state: CatalogueState, total: number): boolean {
  const rest = byFilter(({ name, isIndexed }) => (isIndexed ? [] : state.filters[name]));
  if (isFiltered({ ...state, filters: rest })) return false;
  const count = Object.values(indexedValues(state)).flat().length;
  return count === 0 || (count === 1 && list !== 'search' && total > 0);
}
