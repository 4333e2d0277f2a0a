import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import type {
  NoticesQueryVariables,
  PasserelleNoticeKind,
} from '../../../shared/graphql/generated/operations.ts';
import { noticeKindKeys } from '../../content/notice-kinds/notice-kind-keys.ts';

/** What the address of the list says. */
export interface ListState {
  kind: PasserelleNoticeKind | undefined;
  isUnread: boolean;
  page: number;
}

const parameter = { kind: 'type', unread: 'show', page: 'page' } as const;
const unread = 'unread';
const kinds = Object.keys(noticeKindKeys) as PasserelleNoticeKind[];

/** Anything unknown in an address is left out. */
export function readListState(search: URLSearchParams): ListState {
  const page = search.get(parameter.page) ?? '';
  return {
    kind: kinds.find((kind) => kind.toLowerCase() === search.get(parameter.kind)),
    isUnread: search.get(parameter.unread) === unread,
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), limits.notices.maxPage) : 1,
  };
}

/** The query of an address, without what is so anyway: `?type=contact&show=unread`, or nothing. */
export function listSearch({ kind, isUnread, page }: ListState): string {
  const search = new URLSearchParams({
    ...(kind && { [parameter.kind]: kind.toLowerCase() }),
    ...(isUnread && { [parameter.unread]: unread }),
    ...(page !== 1 && { [parameter.page]: String(page) }),
  }).toString();
  return search && `?${search}`;
}

export const variablesOf = (
  { kind, isUnread, page }: ListState,
  language: Language,
): NoticesQueryVariables => ({
  language: graphqlLanguage(language),
  kind: kind ?? null,
  unread: isUnread,
  page,
  perPage: limits.notices.perPage,
});
