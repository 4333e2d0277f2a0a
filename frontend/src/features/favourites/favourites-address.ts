import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { type Family, families, familyIds } from '../../../shared/config/content-types.ts';
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import type { FavouritesQueryVariables } from '../../../shared/graphql/generated/operations.ts';

/** What the address of the list says. */
export interface ListState {
  family: Family | undefined;
  isComing: boolean;
  sort: 'recent' | 'date';
  page: number;
}

const parameter = { family: 'type', coming: 'show', sort: 'sort', page: 'page' } as const;
const coming = 'coming';

/** Anything unknown in an address is left out. */
export function readListState(search: URLSearchParams): ListState {
  const page = search.get(parameter.page) ?? '';
  return {
    family: familyIds.find((family) => family === search.get(parameter.family)),
    isComing: search.get(parameter.coming) === coming,
    sort: search.get(parameter.sort) === 'date' ? 'date' : 'recent',
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), limits.favourites.perPerson) : 1,
  };
}

/** The query of an address, without what is so anyway: `?type=event&sort=date`, or nothing. */
export function listSearch({ family, isComing, sort, page }: ListState): string {
  const search = new URLSearchParams({
    ...(family && { [parameter.family]: family }),
    ...(isComing && { [parameter.coming]: coming }),
    ...(sort === 'date' && { [parameter.sort]: sort }),
    ...(page !== 1 && { [parameter.page]: String(page) }),
  }).toString();
  return search && `?${search}`;
}

export const variablesOf = (
  { family, isComing, sort, page }: ListState,
  language: Language,
): FavouritesQueryVariables => ({
  language: graphqlLanguage(language),
  type: family ? families[family].type : null,
  coming: isComing,
  sort: sort === 'date' ? 'DATE' : 'RECENT',
  page,
});
