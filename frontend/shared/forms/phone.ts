import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { trimBlanks } from './blanks.ts';

/** Characters that people write between digits. */
const between = /[\s().\-‐-―/]/gu;

/** ISO 3166 alpha-2 → "+221", for every country that has a code. */
export const callingCodes: ReadonlyMap<string, string> = new Map(
  getCountries().map((country) => [country, `+${getCountryCallingCode(country)}`]),
);

/**
 * A number with its country code, from a number and the country whose code was chosen. A number that begins with a
 * country code keeps it. WordPress validates it: invalid numbers are passed on unchanged.
 * @returns '' for no number
 */
export function joinPhone(number: string, country: string): string {
  const text = trimBlanks(number);
  if (text === '' || /^(\+|00)/.test(text)) return text.replace(/^00/, '+');
  if (!isSupportedCountry(country)) return text;
  const parsed = parsePhoneNumberFromString(text, country);
  return parsed?.number ?? `+${getCountryCallingCode(country)}${text.replace(between, '')}`;
}

/** An E.164 number as its form shows it: the country whose code it has, and the rest as people there write it. */
export function splitPhone(phone: string, likely: string): { country: string; number: string } {
  const parsed = parsePhoneNumberFromString(phone);
  if (!parsed) return { country: isSupportedCountry(likely) ? likely : '', number: phone };
  return { country: countryOf(parsed, likely), number: parsed.formatNational() };
}

/** Several countries share a code: the one that is known from elsewhere is the likeliest. */
function countryOf(
  { country, countryCallingCode }: { country?: CountryCode | undefined; countryCallingCode: string },
  likely: string,
): string {
  if (callingCodes.get(likely) === `+${countryCallingCode}` && !country) return likely;
  return country ?? [...callingCodes].find(([, code]) => code === `+${countryCallingCode}`)?.[0] ?? '';
}
