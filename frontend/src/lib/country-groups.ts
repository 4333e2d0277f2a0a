import regions from '../../../wp-plugin/config/regions.json' with { type: 'json' };
import type { Language } from '../../shared/config/locales.ts';

export interface Group<Entry> {
  /** Name of the region; absent for the reader’s own country, which comes before all regions but the first. */
  readonly heading?: string | undefined;
  readonly entries: readonly Entry[];
}

const [nearest, ...others] = Object.values(regions);
const codesOf = (region: (typeof others)[number]): readonly string[] => region.countries.split(' ');

/** Countries under the names of their regions, in the order in which they came: WordPress puts one’s own first. */
export function countryGroups<Entry extends { readonly isoCode: string }>(
  countries: readonly Entry[],
  language: Language,
): Group<Entry>[] {
  const [own] = countries;
  const isOutside = own !== undefined && nearest !== undefined && !codesOf(nearest).includes(own.isoCode);
  // A list without countries of the first region has none of its own before the others.
  const isFirst = isOutside && countries.some(({ isoCode }) => codesOf(nearest).includes(isoCode));
  const listed = isFirst ? countries.slice(1) : countries;
  const known = Object.values(regions).map((region) => {
    const codes = codesOf(region);
    return {
      heading: region.label[language],
      entries: listed.filter(({ isoCode }) => codes.includes(isoCode)),
    };
  });
  const placed = new Set(known.flatMap(({ entries }) => entries));
  return [
    { entries: isFirst ? [own] : [] },
    ...known,
    { entries: listed.filter((entry) => !placed.has(entry)) },
  ].filter(({ entries }) => entries.length > 0);
}

/** The same as options of a list to choose from. */
export const countryOptions = <Entry extends { readonly isoCode: string }>(
  countries: readonly Entry[],
  language: Language,
  labelOf: (country: Entry) => string,
): Group<{ value: string; label: string }>[] =>
  countryGroups(countries, language).map(({ entries, ...group }) => ({
    ...group,
    entries: entries.map((country) => ({ value: country.isoCode, label: labelOf(country) })),
  }));
