import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { markNotificationsRead } from '../../../shared/config/calls/dashboard-calls.ts';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { NoticesDocument } from '../../../shared/graphql/generated/documents/notices.ts';
import { Button } from '../../components/ui/button.tsx';
import { send } from '../../lib/api/send.ts';
import { useSite } from '../../lib/site.ts';
import { useMember } from '../../lib/use-member.ts';
import { NoticeItem } from './notice-item.tsx';
import styles from './notice-list.module.css';

/** The latest notices of the person, asked for each time the list opens. */
export function NoticeList() {
  const { t } = useTranslation('notices');
  const { language } = useSite();
  const { id } = useMember();
  const [hasFailed, setHasFailed] = useState(false);
  const { data, error, loading, refetch, client } = useQuery(NoticesDocument, {
    variables: { language: graphqlLanguage(language), perPage: limits.notices.latest },
    fetchPolicy: 'cache-and-network',
  });
  const { items, unread } = data?.passerelleNotices ?? { items: [], unread: 0 };

  // The mark in the header shows what the list knows.
  useEffect(() => {
    if (!data) return;
    const user = client.cache.identify({ __typename: 'PasserelleUser', id });
    client.cache.modify({ ...(user && { id: user }), fields: { unreadNotices: () => unread } });
  }, [client, data, id, unread]);

  async function mark(body: { ids: number[] } | { all: true }): Promise<void> {
    setHasFailed(false);
    const outcome = await send(markNotificationsRead, body, { keepalive: true });
    if (outcome.kind === 'done') await refetch().catch(() => undefined);
    else setHasFailed('all' in body);
  }

  return (
    <section aria-labelledby="notices" className={styles['notices']} aria-busy={loading || undefined}>
      <h2 id="notices">{t('title')}</h2>
      {error && !data && (
        <div role="alert">
          <p>{t('failed')}</p>
          <Button type="button" kind="secondary" onClick={() => void refetch().catch(() => undefined)}>
            {t('retry')}
          </Button>
        </div>
      )}
      {data && items.length === 0 && <p>{t('empty')}</p>}
      {hasFailed && <p role="alert">{t('notMarked')}</p>}
      {unread > 0 && (
        <Button type="button" kind="secondary" onClick={() => void mark({ all: true })}>
          {t('markAll')}
        </Button>
      )}
      <ul>
        {items.map((notice) => (
          <NoticeItem
            key={notice.id}
            notice={notice}
            onOpen={() => {
              if (notice.readAt === null) void mark({ ids: [notice.id] });
            }}
          />
        ))}
      </ul>
    </section>
  );
}
