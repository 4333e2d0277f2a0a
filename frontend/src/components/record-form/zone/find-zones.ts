import type { Language } from '../../../../shared/config/locales.ts';
import { zoneCity } from '../../../../shared/dates/dates.ts';
import { zones } from '../../../../shared/dates/zone-data.ts';
import { currentZoneName } from '../../../../shared/dates/zones.ts';
import { foldText } from '../../../lib/fold-text.ts';
import type { FormReference } from '../../../lib/record-form/form-checks.ts';

type Countries = FormReference['countries'];

/** `Intl.Locale` of newer browsers. */
interface ZonesOfLocale {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

/** The zones of a country; none where the browser does not know. */
function zonesOfCountry(isoCode: string): readonly string[] {
  const locale = new Intl.Locale(`und-${isoCode}`) as Intl.Locale & ZonesOfLocale;
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(currentZoneName);
}

/** Zones by what people call them: a city, the name in the database of zones, a country. */
export class ZoneSearch {
  readonly #entries: readonly { zone: string; texts: readonly string[] }[];

  constructor(language: Language, countries: Countries) {
    const namesOf = new Map<string, string[]>();
    for (const { isoCode, name } of countries)
      for (const zone of zonesOfCountry(isoCode)) namesOf.set(zone, [...(namesOf.get(zone) ?? []), name]);
    this.#entries = zones().names.map((zone) => {
      const texts = [zoneCity(zone, language), zone.replaceAll('_', ' '), ...(namesOf.get(zone) ?? [])];
      return { zone, texts: texts.map(foldText) };
    });
  }

  /**
   * Zones that match; those whose names begin with the text come first.
   * @param first before all others, if it is found
   */
  find(text: string, first: string | undefined, most: number): readonly string[] {
    const sought = foldText(text);
    const rank = (zone: string, texts: readonly string[]): number => {
      if (zone === first) return 0;
      return texts.some((each) => each.startsWith(sought)) ? 1 : 2;
    };
    return this.#entries
      .filter(({ texts }) => texts.some((each) => each.includes(sought)))
      .map(({ zone, texts }) => ({ zone, rank: rank(zone, texts) }))
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, most)
      .map(({ zone }) => zone);
  }
}
