import { data, type LoaderFunctionArgs } from 'react-router';
import { type Family, familyOfType } from '../../config/content-types.ts';
import { graphqlLanguage, type Language } from '../../config/locales.ts';
import { untranslatedNotice } from '../../config/parameters.ts';
import {
  CatalogueOperation,
  type CatalogueQuery,
  type Card_CardFragment,
  type PasserelleContentType,
} from '../../graphql/generated/operations.ts';
import { languageContext, queryContext } from '../../lib/site.ts';
import { type CatalogueState, queryVariables, readState } from './parameters.ts';

/** A value that a filter offers, with how many things it would leave. */
export interface Choice {
  value: string;
  name: string;
  /** Absent where it would mislead: a sector whose things are all counted under its sub-sectors. */
  count?: number;
  /** Sub-sectors stand under their sector. */
  child?: boolean;
}

export interface CatalogueData {
  state: CatalogueState;
  items: Card_CardFragment[];
  total: number;
  lastPage: number;
  choices: {
    types: { family: Family; count: number }[];
    kinds: Partial<Record<string, number>>;
    states: Partial<Record<string, number>>;
    countries: Choice[];
    sectors: Choice[];
  };
  /** true: the reader came from a page that has no translation. */
  untranslated: boolean;
}

type Facet = { value: string; count: number };
const counts = (facet: Facet[]): Map<string, number> =>
  new Map(facet.map(({ value, count }) => [value, count]));

function countryChoices(
  { passerelleReference, passerelleCatalogue }: CatalogueQuery,
  state: CatalogueState,
  language: Language,
): Choice[] {
  const found = counts(passerelleCatalogue.facets.countries);
  const collator = new Intl.Collator(language);
  return passerelleReference.countries
    .map(({ isoCode, name }) => ({ value: isoCode, name, count: found.get(isoCode) ?? 0 }))
    .filter(({ value, count }) => count > 0 || state.country.includes(value))

    .toSorted((a, b) => collator.compare(a.name, b.name));
}

/** Sectors in the order of the reference, each followed by its sub-sectors; those that would leave nothing are left out. */
function sectorChoices(
  { passerelleReference, passerelleCatalogue }: CatalogueQuery,
  state: CatalogueState,
): Choice[] {
  const found = counts(passerelleCatalogue.facets.sectors);
  const { sectors } = passerelleReference;
  const offered = (key: string): boolean => (found.get(key) ?? 0) > 0 || state.sector.includes(key);
  return sectors
    .filter(({ parentId }) => parentId === null)
    .flatMap((parent) => {
      const children = sectors.filter(({ parentId, key }) => parentId === parent.id && offered(key));
      if (children.length === 0 && !offered(parent.key)) return [];
      return [parent, ...children].map(({ key, name }) => ({
        value: key,
        name,
        ...(found.has(key) && { count: found.get(key) ?? 0 }),
        ...(key !== parent.key && { child: true }),
      }));
    });
}

/** Loads the list that an address describes. `family` fixes the type; the search leaves it to the reader. */
export async function loadCatalogue(
  { request, context }: LoaderFunctionArgs,
  family?: Family,
): Promise<CatalogueData> {
  const parameters = new URL(request.url).searchParams;
  const language = context.get(languageContext);
  const query = context.get(queryContext);
  const state = readState(parameters);
  const fixed = family ? { ...state, type: family } : state;
  const ask = (page: number) =>
    query(CatalogueOperation, queryVariables({ ...fixed, page }, graphqlLanguage(language)));

  let answer = await ask(state.page);
  const { total, perPage } = answer.passerelleCatalogue;
  if (perPage < 1) throw data(null, { status: 500 });
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  if (state.page > lastPage) answer = await ask(lastPage);

  const { items, facets } = answer.passerelleCatalogue;
  return {
    state: { ...state, type: family ? undefined : state.type, page: Math.min(state.page, lastPage) },
    items,
    total,
    lastPage,
    choices: {
      types: facets.types.map(({ value, count }) => ({
        family: familyOfType(value as PasserelleContentType),
        count,
      })),
      kinds: Object.fromEntries(counts(facets.kinds)),
      states: Object.fromEntries(counts(facets.states)),
      countries: countryChoices(answer, state, language),
      sectors: sectorChoices(answer, state),
    },
    untranslated: parameters.get('notice') === untranslatedNotice,
  };
}
