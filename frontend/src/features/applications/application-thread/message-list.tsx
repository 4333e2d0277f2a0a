import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { downloadFile } from '../../../../shared/config/calls/content-calls.ts';
import { readMessages } from '../../../../shared/config/calls/thread-calls.ts';
import type { ApplicationThreadFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import { fileKind } from '../../../lib/file-kinds.ts';
import { formatFileSize } from '../../../lib/format.ts';
import { useSite } from '../../../lib/site.ts';
import styles from './thread.module.css';

type Message = ApplicationThreadFieldsFragment['messages'][number];

/** The messages, the oldest first: of a long thread its end. New ones are announced, and marked as read once they are seen. */
export function MessageList({ thread }: { thread: ApplicationThreadFieldsFragment }) {
  const { t } = useTranslation('applicationThread');
  const { messages } = thread;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? messages : messages.slice(-limits.applicationMessages.shown);
  const hidden = messages.length - shown.length;
  const fresh = useFresh(messages);
  const end = useSeen(thread);
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWhole) first.current?.focus();
  }, [isWhole]);
  if (messages.length === 0) return <p className={styles['soft']}>{t('none')}</p>;
  return (
    <>
      {hidden > 0 && (
        <Button type="button" kind="quiet" onClick={() => setWhole(true)}>
          {t('earlier', { count: hidden })}
        </Button>
      )}
      <div role="log" aria-labelledby="messages">
        <ol className={styles['messages']}>
          {shown.map((message, index) => (
            <li
              key={message.id}
              ref={index === 0 ? first : undefined}
              tabIndex={index === 0 && isWhole ? -1 : undefined}
              className={styles['message']}
              data-own={message.isOwn || undefined}
            >
              <MessageItem message={message} zone={thread.zone ?? 'UTC'} isFresh={fresh.has(message.id)} />
            </li>
          ))}
        </ol>
      </div>
      <span ref={end} />
    </>
  );
}

const sideKeys = {
  applicant: 'ofApplicant',
  team: 'ofTeam',
  mentor: 'ofMentor',
} as const satisfies Record<Message['side'], string>;

interface MessageItemProps {
  message: Message;
  /** Time zone of the call. */
  zone: string;
  isFresh: boolean;
}

function MessageItem({ message, zone, isFresh }: MessageItemProps) {
  const { t } = useTranslation('applicationThread');
  const instant = useInstantText();
  const { author, files, isOwn, side, text, writtenAt } = message;
  const name = author ?? t('former');
  return (
    <>
      <h3 className={styles['author']}>
        {isOwn ? t('you') : t(sideKeys[side], { name })}
        {isFresh && <strong className={styles['fresh']}>{t('fresh')}</strong>}
      </h3>
      <p className={styles['soft']}>
        <time dateTime={writtenAt}>{instant(writtenAt, zone)}</time>
      </p>
      <p className={styles['text']}>{text}</p>
      {files.length > 0 && (
        <ul className={styles['files']} aria-label={t('files')}>
          {files.map((file) => (
            <li key={file.id}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FileLink({ file: { bytes, id, name, state, type } }: { file: Message['files'][number] }) {
  const { t } = useTranslation('applicationThread');
  const { language } = useSite();
  const values = {
    name,
    weight: [fileKind(type), formatFileSize(bytes, language)].filter(Boolean).join(', '),
  };
  if (state !== 'ready') return t(state === 'refused' ? 'refused' : 'scanning', values);
  return (
    <a href={`${downloadFile.path}?id=${id}`} download>
      {t('download', values)}
    </a>
  );
}

/** Ids of the messages that were not read when they came: they are marked as new as long as the screen stays. */
function useFresh(messages: readonly Message[]): ReadonlySet<number> {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unread = messages.filter(({ id, isUnread }) => isUnread && !fresh.has(id));
  if (unread.length > 0) setFresh(new Set([...fresh, ...unread.map(({ id }) => id)]));
  return fresh;
}

/** Marks the thread as read once its end is on the screen. @returns where its end is */
function useSeen({ id, messages }: ApplicationThreadFieldsFragment) {
  const end = useRef<HTMLSpanElement>(null);
  const upTo = messages.findLast(({ isUnread }) => isUnread)?.id;
  useEffect(() => {
    const { current } = end;
    if (upTo === undefined || !current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // A mark that fails is made the next time.
      void send(readMessages, { id, upTo }, { requestsSignIn: false, isConfirmed: false });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [id, upTo]);
  return end;
}
