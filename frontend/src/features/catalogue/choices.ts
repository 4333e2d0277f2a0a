import { type Family, familyOfType } from '../../../shared/config/content-types.ts';
import type { Language } from '../../../shared/config/locales.ts';
import type { CatalogueQuery, PasserelleContentType } from '../../../shared/graphql/generated/operations.ts';
import type { CatalogueState } from '../../../shared/catalogue/parameters.ts';

/** A value that a filter offers, with how many things it would leave. */
export interface Choice {
  value: string;
  name: string;
  count: number;
  /** Sub-sectors, under their sector. */
  children?: Choice[];
}

export interface Choices {
  types: { family: Family; count: number }[];
  kinds: Partial<Record<string, number>>;
  states: Partial<Record<string, number>>;
  /** What leaves most comes first, so that a short list shows what is worth choosing. */
  countries: Choice[];
  /** In the order of the reference. */
  sectors: Choice[];
}

/** The name of a value, sub-sectors included; undefined for values that there are not. */
export const nameOfChoice = (offered: Choice[], value: string): string | undefined =>
  offered.flatMap((choice) => [choice, ...(choice.children ?? [])]).find((choice) => choice.value === value)
    ?.name;

type Facet = { value: string; count: number };
const counts = (facet: Facet[]): Map<string, number> =>
  new Map(facet.map(({ value, count }) => [value, count]));

function countryChoices(
  { passerelleReference, passerelleCatalogue }: CatalogueQuery,
  chosen: string[],
  language: Language,
): Choice[] {
  const found = counts(passerelleCatalogue.facets.countries);
  const collator = new Intl.Collator(language);
  return passerelleReference.countries
    .map(({ isoCode, name }) => ({ value: isoCode, name, count: found.get(isoCode) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .toSorted(
      (a, b) =>
        Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)) ||
        b.count - a.count ||
        collator.compare(a.name, b.name),
    );
}

/** Sectors, each with its sub-sectors; those that would leave nothing are left out. */
function sectorChoices(
  { passerelleReference, passerelleCatalogue }: CatalogueQuery,
  chosen: string[],
): Choice[] {
  const found = counts(passerelleCatalogue.facets.sectors);
  const { sectors } = passerelleReference;
  const offered = ({ value, count }: Choice): boolean => count > 0 || chosen.includes(value);
  const choice = ({ key, name }: { key: string; name: string }): Choice => ({
    value: key,
    name,
    count: found.get(key) ?? 0,
  });
  return sectors
    .filter(({ parentId }) => parentId === null)
    .flatMap((parent) => {
      const children = sectors
        .filter(({ parentId }) => parentId === parent.id)
        .map(choice)
        .filter(offered);
      const own = choice(parent);
      if (children.length === 0) return offered(own) ? [own] : [];
      return [{ ...own, children }];
    });
}

/** What the filters offer; each count fits all other filters. */
export function choicesOf(answer: CatalogueQuery, state: CatalogueState, language: Language): Choices {
  const { types, kinds, states } = answer.passerelleCatalogue.facets;
  return {
    types: types.map(({ value, count }) => ({
      family: familyOfType(value as PasserelleContentType),
      count,
    })),
    kinds: Object.fromEntries(counts(kinds)),
    states: Object.fromEntries(counts(states)),
    countries: countryChoices(answer, state.country, language),
    sectors: sectorChoices(answer, state.sector),
  };
}
