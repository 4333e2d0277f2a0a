/** Names of the picker's fields and of the members of calls. */
export const interestFields = {
  allSectors: 'allSectors',
  sectorIds: 'sectorIds',
  allCountries: 'allCountries',
  countryIds: 'countryIds',
} as const;

/** Interests of a user: ids of the reference data; "all" takes precedence over a list. */
export interface Interests {
  sectorIds: readonly number[];
  countryIds: readonly number[];
  allSectors: boolean;
  allCountries: boolean;
}

/** The available choices, in display order. */
export interface InterestOptions {
  /** Each sector of the first level is followed by its own. */
  sectors: readonly { id: number; name: string; icon: string | null; parentId: number | null }[];
  countries: readonly { id: number; isoCode: string; name: string }[];
}

/** Interests in the typed values of a refused form. */
export function interestsTyped(values: Readonly<Record<string, readonly string[]>>): Interests {
  const ids = (name: string) => (values[name] ?? []).map(Number).filter(Number.isSafeInteger);
  const is = (name: string) => (values[name]?.length ?? 0) > 0;
  return {
    sectorIds: ids(interestFields.sectorIds),
    countryIds: ids(interestFields.countryIds),
    allSectors: is(interestFields.allSectors),
    allCountries: is(interestFields.allCountries),
  };
}
