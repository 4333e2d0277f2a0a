import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dashboardRoot } from '../../../shared/config/dashboard-routes.ts';
import type { NoticesQuery } from '../../../shared/graphql/generated/operations.ts';
import { momentOf } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import styles from './notice-list.module.css';

interface NoticeItemProps {
  notice: NoticesQuery['passerelleNotices']['items'][number];
  /** Its link was followed. */
  onOpen: () => void;
  /** Level of its title. */
  heading?: 'h2' | 'h3';
  /** Name of the notice's kind. */
  kind?: string;
  /** Buttons of the list. */
  children?: ReactNode;
}

/** One notice: what has happened, when, and where it leads. */
export function NoticeItem({ notice, onOpen, heading: Heading = 'h3', kind, children }: NoticeItemProps) {
  const { t } = useTranslation('notices');
  const { language } = useSite();
  const { title, text, at, readAt, path } = notice;
  return (
    <li data-unread={readAt === null || undefined}>
      <Heading>{path ? <NoticeLink path={path} title={title} onOpen={onOpen} /> : title}</Heading>
      <p className={styles['facts']}>
        {kind && <span>{kind}</span>}
        <time dateTime={at}>{momentOf(Date.parse(at), language)}</time>
        {readAt === null && <strong>{t('isUnread')}</strong>}
      </p>
      {text !== '' && <p className={styles['text']}>{text}</p>}
      {children}
    </li>
  );
}

interface NoticeLinkProps {
  path: string;
  title: string;
  onOpen: () => void;
}

/** Screens of the workspace open in place, public pages are documents. */
function NoticeLink({ path, title, onOpen }: NoticeLinkProps) {
  const { language } = useSite();
  if (path.startsWith(dashboardRoot[language])) {
    return (
      <Link to={path} onClick={onOpen}>
        {title}
      </Link>
    );
  }
  return (
    <a href={path} onClick={onOpen}>
      {title}
    </a>
  );
}
