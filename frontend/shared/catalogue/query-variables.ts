import limits from '../../../wp-plugin/config/limits.json' with { type: 'json' };
import { families } from '../config/content-types.ts';
import type { CatalogueQueryVariables } from '../graphql/generated/operations.ts';
import { type ChosenValues, filters } from './filters.ts';
import type { CatalogueState } from './parameters.ts';

/** Query for the list in its own language. Without an order the content system chooses the list's own. */
export function queryVariables(state: CatalogueState, language: 'FR' | 'EN'): CatalogueQueryVariables {
  const { sort } = state;
  return {
    language,
    page: state.page,
    perPage: limits.catalogue.perPage,
    sort: sort ?? null,
    filter: {
      q: state.q || null,
      literal: [...state.literal],
      type: state.type ? families[state.type].type : null,
      ...inputsOf(state.filters),
    },
  };
}

/** Each under the key that the schema has for it. */
function inputsOf(chosen: ChosenValues): Partial<NonNullable<CatalogueQueryVariables['filter']>> {
  return Object.fromEntries(
    filters.map(({ name, input, isList }) => [input, isList ? chosen[name] : (chosen[name][0] ?? null)]),
  );
}
