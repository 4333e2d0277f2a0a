import { useTranslation } from 'react-i18next';
import { formatDateAt } from '../../../../../shared/dates/zoned-dates.ts';
import { DraftThreadsDocument } from '../../../../../shared/graphql/generated/documents/draft-threads.ts';
import { RouteLink } from '../../../../components/ui/route-link.tsx';
import { useRead } from '../../../../graphql/client/use-read.ts';
import { useSite } from '../../../../lib/site.ts';
import { classes } from '../../../../lib/classes.ts';
import tool from '../../../../components/list/tool.module.css';
import styles from './list.module.css';

interface DraftThreadsProps {
  callId: number;
  /** Time zone of the call. */
  zone: string;
}

/** Messages of people whose application is not in the list, since they have not sent it. */
export function DraftThreads({ callId, zone }: DraftThreadsProps) {
  const { t } = useTranslation('received');
  const { language } = useSite();
  const { passerelleDraftThreads: threads } = useRead(DraftThreadsDocument, { callId });
  if (threads.length === 0) return null;
  const unread = threads.filter((thread) => thread.unread > 0).length;
  return (
    <details className={classes(tool['tool'], styles['drafts'])} open={unread > 0}>
      <summary>{t('drafts.title', { count: threads.length })}</summary>
      <ul>
        {threads.map((thread) => (
          <li key={thread.id}>
            <RouteLink to="receivedApplication" parameters={{ id: String(thread.id) }}>
              {thread.name ?? t('drafts.former')}
            </RouteLink>{' '}
            {t('drafts.last', { date: formatDateAt(thread.lastAt, language, zone) })}
            {thread.unread > 0 && (
              <strong className={styles['unread']}>{t('unreadMessages', { count: thread.unread })}</strong>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
