/** Names of the picker's fields and of the members of calls. */
export const interestFields = {
  allSectors: 'allSectors',
  sectorIds: 'sectorIds',
  allCountries: 'allCountries',
  countryIds: 'countryIds',
} as const;

/** What somebody is interested in: ids as the reference data has them; "all" counts more than a list. */
export interface Interests {
  sectorIds: readonly number[];
  countryIds: readonly number[];
  allSectors: boolean;
  allCountries: boolean;
}

/** What there is to choose from, in the order in which it is shown. */
export interface InterestOptions {
  /** Each sector of the first level is followed by its own. */
  sectors: readonly { id: number; name: string; icon: string | null; parentId: number | null }[];
  countries: readonly { id: number; name: string }[];
}

/** As a form that comes back was filled in. */
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
