import type { TrendsQueryVariables } from '../../../shared/graphql/generated/operations.ts';
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';

/** What the address of the trends says. Empty: this month, everything. */
export interface TrendsState {
  month: string;
  sector: string;
  country: string;
}

const monthLength = 'YYYY-MM'.length;
/** The months that WordPress has figures to show of, this one included. */
const form = { month: /^\d{4}-(?:0[1-9]|1[0-2])$/, sector: /^[a-z][a-z0-9-]{0,63}$/, country: /^[A-Z]{2}$/ };

/** Anything that can’t be right in an address is left out. */
export function readTrendsState(search: URLSearchParams, now: number, months: number): TrendsState {
  const read = (name: keyof typeof form): string => {
    const value = search.get(name) ?? '';
    return form[name].test(value) ? value : '';
  };
  const month = read('month');
  return {
    month: isShown(month, now, months) ? month : '',
    sector: read('sector'),
    country: read('country'),
  };
}

/** The query of an address, without what is so anyway: `?month=2026-10&sector=theatre`, or nothing. */
export function trendsSearch(state: TrendsState): string {
  const parts = Object.entries(state).filter(([, value]) => value !== '');
  const search = new URLSearchParams(parts).toString();
  return search && `?${search}`;
}

export const trendsVariables = (
  { month, sector, country }: TrendsState,
  language: Language,
): TrendsQueryVariables => ({
  language: graphqlLanguage(language),
  month: month || null,
  sector: sector || null,
  country: country || null,
});

const nameOf = (date: Date): string => date.toISOString().slice(0, monthLength);

function isShown(month: string, now: number, months: number): boolean {
  const today = new Date(now);
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (months - 1)));
  return month >= nameOf(first) && month <= nameOf(today);
}
