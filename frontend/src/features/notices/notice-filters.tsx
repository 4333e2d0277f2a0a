import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { NoticesQuery } from '../../../shared/graphql/generated/operations.ts';
import { noticeKindKeys } from '../../content/notice-kinds/notice-kind-keys.ts';
import { samePlace } from '../../lib/same-place.ts';
import { type ListState, listSearch } from './notices-address.ts';
import styles from './notices.module.css';

interface NoticeFiltersProps {
  state: ListState;
  kinds: NoticesQuery['passerelleNotices']['kinds'];
  unread: number;
}

/** By what is unread and by kind: links, whose state is the address. */
export function NoticeFilters({ state, kinds, unread }: NoticeFiltersProps) {
  const { t } = useTranslation(['notices', 'noticeKinds']);
  const first = { ...state, page: 1 };
  // That of the address, too: it can be left again.
  const shown = state.kind && !kinds.includes(state.kind) ? [...kinds, state.kind] : kinds;
  return (
    <nav aria-label={t('filters')} className={styles['filters']}>
      <ul>
        <Filter to={{ ...first, isUnread: false }} isCurrent={!state.isUnread}>
          {t('all')}
        </Filter>
        <Filter to={{ ...first, isUnread: true }} isCurrent={state.isUnread}>
          {t('onlyUnread')} <span className={styles['count']}>{unread}</span>
        </Filter>
      </ul>
      <ul>
        {shown.map((kind) => (
          <Filter
            key={kind}
            to={{ ...first, kind: state.kind === kind ? undefined : kind }}
            isCurrent={state.kind === kind}
          >
            {t(noticeKindKeys[kind], { ns: 'noticeKinds' })}
          </Filter>
        ))}
      </ul>
    </nav>
  );
}

function Filter({ to, isCurrent, children }: { to: ListState; isCurrent: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        to={{ search: listSearch(to) }}
        state={samePlace}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
      >
        {children}
      </Link>
    </li>
  );
}
