import { useTranslation } from 'react-i18next';
import type { NoticesQuery } from '../../../shared/graphql/generated/operations.ts';
import { ChoiceLink, ChoiceLinks, Count } from '../../components/list/choice-links.tsx';
import { noticeKindKeys } from '../../content/notice-kinds/notice-kind-keys.ts';
import { type ListState, listSearch } from './notices-address.ts';

interface NoticeFiltersProps {
  state: ListState;
  kinds: NoticesQuery['passerelleNotices']['kinds'];
  unread: number;
}

/** Filters by kind and for unread notices: links, whose state is the address. */
export function NoticeFilters({ state, kinds, unread }: NoticeFiltersProps) {
  const { t } = useTranslation(['notices', 'noticeKinds']);
  const first = { ...state, page: 1 };
  // The kind in the address is included, so that the filter can be removed.
  const shown = state.kind && !kinds.includes(state.kind) ? [...kinds, state.kind] : kinds;
  return (
    <ChoiceLinks label={t('filters')}>
      <ul>
        <ChoiceLink search={listSearch({ ...first, isUnread: false })} isCurrent={!state.isUnread}>
          {t('all')}
        </ChoiceLink>
        <ChoiceLink search={listSearch({ ...first, isUnread: true })} isCurrent={state.isUnread}>
          {t('onlyUnread')} <Count>{unread}</Count>
        </ChoiceLink>
      </ul>
      <ul>
        {shown.map((kind) => (
          <ChoiceLink
            key={kind}
            search={listSearch({ ...first, kind: state.kind === kind ? undefined : kind })}
            isCurrent={state.kind === kind}
          >
            {t(noticeKindKeys[kind], { ns: 'noticeKinds' })}
          </ChoiceLink>
        ))}
      </ul>
    </ChoiceLinks>
  );
}
