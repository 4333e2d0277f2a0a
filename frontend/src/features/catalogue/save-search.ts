import type { TFunction } from 'i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { Family } from '../../../shared/config/content-types.ts';
import type { FeedId } from '../../../shared/config/document-paths.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { stateAddress } from '../../../shared/catalogue/parameters.ts';
import { familiesKeys } from '../../../shared/i18n/family-keys.ts';
import { withParameters } from '../../../shared/links/with-parameters.ts';
import { chosenFilters } from './filter-names.ts';
import type { CatalogueData } from './load-catalogue.ts';

/** The screen on which a member saves the search of a list, under the name of what it asks. */
export function saveSearchPath(
  found: CatalogueData,
  list: FeedId,
  family: Family | undefined,
  language: Language,
  t: TFunction<'catalogue'>,
): string {
  const names = [
    ...(family ? [t(familiesKeys[family])] : []),
    ...chosenFilters(found, t).map(({ name }) => name),
  ];
  // In the order of the canonical address, which needs no redirect.
  return withParameters(pathTo('savedSearches', language), {
    name: names.join(' · ').slice(0, limits.savedSearches.name),
    search: stateAddress(pathTo(list, language), {
      ...found.state,
      sort: undefined,
      page: 1,
      month: undefined,
    }),
  });
}
