import type { ParseKeys } from 'i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import type { ReportsQueryVariables } from '../../../shared/graphql/generated/operations.ts';
import { listAddress, oneOf, page } from '../../lib/list-address.ts';

/** The parts of the list, as addresses have them. */
export const partKeys = {
  open: 'parts.open',
  overdue: 'parts.overdue',
  handled: 'parts.handled',
} as const satisfies Record<string, ParseKeys<'reports'>>;
export const parts = Object.keys(partKeys) as (keyof typeof partKeys)[];

export const { read: readListState, search: listSearch } = listAddress({
  part: { ...oneOf(parts, 'open'), name: 'show' },
  page: page(limits.messages.reportPages),
});
type ListState = ReturnType<typeof readListState>;

export const variablesOf = ({ part, page }: ListState, language: Language): ReportsQueryVariables => ({
  language: graphqlLanguage(language),
  state: part === 'handled' ? 'handled' : 'open',
  overdue: part === 'overdue',
  page,
});
