import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { NoticesDocument } from '../../../shared/graphql/generated/documents/notices.ts';
import { Button } from '../../components/ui/button.tsx';
import { useSite } from '../../lib/site.ts';
import { NoticeItem } from './notice-item.tsx';
import styles from './notice-list.module.css';
import { useMarking } from './use-marking.ts';

/** The latest notices of the person, asked for each time the list opens. */
export function NoticeList() {
  const { t } = useTranslation('notices');
  const { language } = useSite();
  const { data, error, loading, refetch } = useQuery(NoticesDocument, {
    variables: { language: graphqlLanguage(language), perPage: limits.notices.latest },
    fetchPolicy: 'cache-and-network',
  });
  const { mark, setUnread, hasFailed } = useMarking(refetch);
  const { items, unread } = data?.passerelleNotices ?? { items: [], unread: 0 };

  // The mark in the header shows what the list knows.
  useEffect(() => {
    if (data) setUnread(unread);
  }, [data, setUnread, unread]);

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
              if (notice.readAt === null) void mark({ ids: [notice.id] }, true);
            }}
          />
        ))}
      </ul>
      {data && <Link to={pathTo('notices', language)}>{t('seeAll')}</Link>}
    </section>
  );
}
