import limits from '../../../wp-plugin/config/limits.json' with { type: 'json' };
import { families } from '../config/content-types.ts';
import type { CatalogueQueryVariables } from '../graphql/generated/operations.ts';
import type { CatalogueState } from './parameters.ts';

/** The schema's enum word of a parameter's value. */
const upper = <Value extends string>(value: Value | undefined) =>
  value?.toUpperCase() as Uppercase<Value> | undefined;

/** What is asked for in the list's own language. No order named means the one that fits: best first, or newest first. */
export function queryVariables(state: CatalogueState, language: 'FR' | 'EN'): CatalogueQueryVariables {
  const { sort } = state;
  return {
    language,
    page: state.page,
    perPage: limits.catalogue.perPage,
    sort: sort === 'relevance' ? null : (upper(sort) ?? null),
    filter: {
      q: state.q || null,
      type: state.type ? families[state.type].type : null,
      kind: upper(state.kind) ?? null,
      countries: state.country,
      sectors: state.sector,
      state: upper(state.status) ?? null,
    },
  };
}
