import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { useReread } from '../../graphql/client/reread.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { NoticesDocument } from '../../../shared/graphql/generated/documents/notices.ts';
import { FoldedFilters } from '../../components/list/folded-filters.tsx';
import { ListPages } from '../../components/list/list-pages.tsx';
import { Screen } from '../../components/screen/screen.tsx';
import { Button } from '../../components/ui/button.tsx';
import { noticeKindKeys } from '../../content/notice-kinds/notice-kind-keys.ts';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../lib/site.ts';
import { groupNotices } from './group-notices.ts';
import { NoticeFilters } from './notice-filters.tsx';
import { NoticeItem } from './notice-item.tsx';
import { listSearch, readListState, variablesOf } from './notices-address.ts';
import styles from './notices.module.css';
import { useMarking } from './use-marking.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const state = readListState(new URL(request.url).searchParams);
  await load(context, NoticesDocument, variablesOf(state, context.get(languageContext)));
  return null;
}

/** All notices of the person, by kind and by what is unread. */
export function Component() {
  const { t } = useTranslation(['notices', 'noticeKinds']);
  const { language } = useSite();
  const state = readListState(new URLSearchParams(useLocation().search));
  const variables = variablesOf(state, language);
  const { items, kinds, unread, total, perPage } = useRead(NoticesDocument, variables).passerelleNotices;
  const reread = useReread();
  const { mark, setUnread, hasFailed } = useMarking(reread);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => setUnread(unread), [setUnread, unread]);

  /** The button that was pressed is gone afterwards: the focus stays at the list. */
  async function markHere(body: { ids: number[] } | { all: true }): Promise<void> {
    await mark(body);
    list.current?.focus();
  }

  const item = (notice: (typeof items)[number]) => (
    <NoticeItem
      key={notice.id}
      notice={notice}
      heading="h2"
      kind={t(noticeKindKeys[notice.kind], { ns: 'noticeKinds' })}
      onOpen={() => {
        if (notice.readAt === null) void mark({ ids: [notice.id] }, true);
      }}
    >
      {notice.readAt === null && (
        <p className={styles['mark']}>
          <Button type="button" kind="quiet" onClick={() => void markHere({ ids: [notice.id] })}>
            {t('markOne')}
            <span className="visually-hidden"> {notice.title}</span>
          </Button>
        </p>
      )}
    </NoticeItem>
  );

  const toPreferences = <a href={pathTo('settingsNotices', language)}>{t('toPreferences')}</a>;

  return (
    <Screen isList title={t('title')} lead={kinds.length === 0 ? undefined : t('lead')}>
      <div className={styles['tools']}>
        {kinds.length === 0 ? (
          toPreferences
        ) : (
          <FoldedFilters text={t('filters')} isOpen={state.isUnread || state.kind !== undefined}>
            <div className={styles['filters']}>
              <NoticeFilters state={state} kinds={kinds} unread={unread} />
              {toPreferences}
            </div>
          </FoldedFilters>
        )}
        {unread > 0 && (
          <Button type="button" kind="quiet" onClick={() => void markHere({ all: true })}>
            {t('markAll')}
          </Button>
        )}
      </div>
      {hasFailed && <p role="alert">{t('notMarked')}</p>}
      <div ref={list} tabIndex={-1}>
        {items.length === 0 ? (
          <p className={styles['empty']}>{t(kinds.length === 0 ? 'emptyText' : 'noneFound')}</p>
        ) : (
          <ul className={styles['rows']}>
            {groupNotices(items).map(({ newest, others }) => (
              <Fragment key={newest.id}>
                {item(newest)}
                {others.length > 0 && (
                  <li>
                    <details className={styles['more']}>
                      <summary>
                        {t('more', {
                          count: others.length,
                          kind: t(noticeKindKeys[newest.kind], { ns: 'noticeKinds' }),
                        })}
                      </summary>
                      <ul className={styles['rows']}>{others.map(item)}</ul>
                    </details>
                  </li>
                )}
              </Fragment>
            ))}
          </ul>
        )}
      </div>
      <ListPages
        page={state.page}
        lastPage={Math.ceil(total / perPage)}
        searchOf={(page) => listSearch({ ...state, page })}
      />
    </Screen>
  );
}
