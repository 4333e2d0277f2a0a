import { type Family, familyOfType } from '../../../shared/config/content-types.ts';
import type { Language } from '../../../shared/config/locales.ts';
import type {
  CatalogueQuery,
  EventMonthQuery,
  PasserelleContentType,
} from '../../../shared/graphql/generated/operations.ts';
import { formatDateRange } from '../../../shared/dates/dates.ts';
import { daysOf } from '../../../shared/catalogue/days.ts';
import { byFilter, type FilterName } from '../../../shared/catalogue/filters.ts';
import type { CatalogueState } from '../../../shared/catalogue/parameters.ts';

/** A value that a filter offers, with how many items it would leave. */
export interface Choice {
  value: string;
  /** Label of the value; the value itself when the interface's texts label it. */
  name: string;
  count: number;
  /** Sub-sectors, under their sector. */
  children?: Choice[];
}

export interface Choices {
  types: { family: Family; count: number }[];
  filters: Readonly<Record<FilterName, Choice[]>>;
}

/** The name of a value, sub-sectors included; undefined for values that there are not. */
export const nameOfChoice = (offered: readonly Choice[], value: string): string | undefined =>
  offered.flatMap((choice) => [choice, ...(choice.children ?? [])]).find((choice) => choice.value === value)
    ?.name;

type Answer = CatalogueQuery | EventMonthQuery;
type Counts = ReadonlyMap<string, number>;

/** Countries with results, and chosen ones, which come first; then by number of results, the largest first. */
function countryChoices(
  { passerelleReference }: Answer,
  found: Counts,
  chosen: readonly string[],
  language: Language,
): Choice[] {
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

/**
 * Sectors in the order of the reference, each with its sub-sectors; those without results are left out unless they are
 * chosen.
 */
function sectorChoices({ passerelleReference }: Answer, found: Counts, chosen: readonly string[]): Choice[] {
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

/** The chosen interval of days, by its dates. */
function daysChoices(chosen: readonly string[], language: Language): Choice[] {
  return chosen.map((value) => {
    const { from, to } = daysOf(value);
    const [start = '', end] = [from, to].filter((day) => day !== undefined);
    return { value, name: formatDateRange(start, end, language), count: 0 };
  });
}

/** Choices of the filters; each count respects all other filters. */
export function choicesOf(answer: Answer, state: CatalogueState, language: Language): Choices {
  const facets: Readonly<Record<string, { value: string; count: number }[]>> =
    answer.passerelleCatalogue.facets;
  return {
    types: answer.passerelleCatalogue.facets.types.map(({ value, count }) => ({
      family: familyOfType(value as PasserelleContentType),
      count,
    })),
    filters: byFilter(({ name, facet, values }) => {
      const found: Counts = new Map(facets[facet ?? '']?.map(({ value, count }) => [value, count]));
      const chosen = state.filters[name];
      if (name === 'days') return daysChoices(chosen, language);
      if (values) return values.map((value) => ({ value, name: value, count: found.get(value) ?? 0 }));
      return name === 'country'
        ? countryChoices(answer, found, chosen, language)
        : sectorChoices(answer, found, chosen);
    }),
  };
}
