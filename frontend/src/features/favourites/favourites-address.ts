import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { families, familyIds } from '../../../shared/config/content-types.ts';
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import type { FavouritesQueryVariables } from '../../../shared/graphql/generated/operations.ts';
import { flag, listAddress, oneOf, page } from '../../lib/list-address.ts';

export const { read: readListState, search: listSearch } = listAddress({
  family: { ...oneOf(familyIds), name: 'type' },
  isComing: { ...flag('coming'), name: 'show' },
  sort: oneOf(['recent', 'date'], 'recent'),
  page: page(limits.favourites.perPerson),
});
export type ListState = ReturnType<typeof readListState>;

export const variablesOf = (
  { family, isComing, sort, page }: ListState,
  language: Language,
): FavouritesQueryVariables => ({
  language: graphqlLanguage(language),
  type: family ? families[family].type : null,
  coming: isComing,
  sort: sort === 'date' ? 'date' : 'recent',
  page,
});
