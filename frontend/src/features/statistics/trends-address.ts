import type { TrendsQueryVariables } from '../../../shared/graphql/generated/operations.ts';
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import { like, listAddress } from '../../lib/list-address.ts';

const monthLength = 'YYYY-MM'.length;
const { read, search } = listAddress({
  month: like(/^\d{4}-(?:0[1-9]|1[0-2])$/, ''),
  sector: like(/^[a-z][a-z0-9-]{0,63}$/, ''),
  country: like(/^[A-Z]{2}$/, ''),
});
export const trendsSearch = search;
/** Empty: this month, everything. */
export type TrendsState = ReturnType<typeof read>;

/** @param months that WordPress has figures to show of, this one included */
export function readTrendsState(search: URLSearchParams, now: number, months: number): TrendsState {
  const state = read(search);
  return isShown(state.month, now, months) ? state : { ...state, month: '' };
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
