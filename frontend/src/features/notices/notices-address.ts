import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import type {
  NoticesQueryVariables,
  PasserelleNoticeKind,
} from '../../../shared/graphql/generated/operations.ts';
import { noticeKindKeys } from '../../content/notice-kinds/notice-kind-keys.ts';
import { flag, listAddress, oneOf, page } from '../../lib/list-address.ts';

const kinds = Object.keys(noticeKindKeys) as PasserelleNoticeKind[];

export const { read: readListState, search: listSearch } = listAddress({
  kind: { ...oneOf(kinds), name: 'type' },
  isUnread: { ...flag('unread'), name: 'show' },
  page: page(limits.notices.maxPage),
});
export type ListState = ReturnType<typeof readListState>;

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
