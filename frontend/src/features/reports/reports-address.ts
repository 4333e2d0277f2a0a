import type { ParseKeys } from 'i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import type { ReportsQueryVariables } from '../../../shared/graphql/generated/operations.ts';

/** The parts of the list, as addresses have them. */
export const partKeys = {
  open: 'parts.open',
  overdue: 'parts.overdue',
  handled: 'parts.handled',
} as const satisfies Record<string, ParseKeys<'reports'>>;
export type Part = keyof typeof partKeys;
export const parts = Object.keys(partKeys) as Part[];

/** What the address of the list says. */
export interface ListState {
  part: Part;
  page: number;
}

const firstPage = 1;
const parameter = { part: 'show', page: 'page' } as const;

/** Anything unknown in an address is left out. */
export function readListState(search: URLSearchParams): ListState {
  const page = search.get(parameter.page) ?? '';
  return {
    part: parts.find((each) => each === search.get(parameter.part)) ?? 'open',
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), limits.messages.reportPages) : firstPage,
  };
}

/** The query of an address, without what is so anyway: `?show=handled&page=2`, or nothing. */
export function listSearch({ part, page }: ListState): string {
  const search = new URLSearchParams({
    ...(part !== 'open' && { [parameter.part]: part }),
    ...(page !== firstPage && { [parameter.page]: String(page) }),
  }).toString();
  return search && `?${search}`;
}

export const variablesOf = ({ part, page }: ListState, language: Language): ReportsQueryVariables => ({
  language: graphqlLanguage(language),
  state: part === 'handled' ? 'HANDLED' : 'OPEN',
  overdue: part === 'overdue',
  page,
});
