import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { ApplicationThreadDocument } from '../../../../shared/graphql/generated/documents/application-thread.ts';
import type {
  ApplicationThreadFieldsFragment,
  ApplicationThreadQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import styles from './thread.module.css';

/** Id of the section, to which notices and mails lead. */
const place = 'messages';
const milliseconds = 1000;

const leadKeys = {
  applicant: 'lead',
  team: 'leadOfTeam',
  mentor: 'leadOfMentor',
} as const satisfies Record<ApplicationThreadFieldsFragment['side'], string>;

/** The messages about an application, and the form to write one. It asks for new ones as long as it is seen. */
export function ThreadPanel({ id }: { id: number }) {
  const { t } = useTranslation('applicationThread');
  const { hash } = useLocation();
  const { data, error, refetch } = useQuery<ApplicationThreadQuery>(ApplicationThreadDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: limits.applicationMessages.refreshSeconds * milliseconds,
    skipPollAttempt: () => document.hidden,
  });
  const thread = data?.passerelleApplicationThread;
  const isHere = hash === `#${place}` && thread !== undefined;
  // The browser has looked for the section before it was there.
  useEffect(() => {
    if (isHere) document.getElementById(place)?.focus();
  }, [isHere]);
  if (thread === null) return null;
  return (
    <section className={styles['thread']} aria-labelledby={place} aria-busy={!thread || undefined}>
      <h2 id={place} tabIndex={-1}>
        {t('title')}
      </h2>
      {thread ? (
        <>
          <p className={styles['soft']}>{t(leadKeys[thread.side])}</p>
          <MessageList thread={thread} />
          {thread.mayWrite ? (
            <MessageForm key={id} thread={thread} />
          ) : (
            <p>{t(thread.withdrawnAt === null ? 'readOnly' : 'withdrawn')}</p>
          )}
        </>
      ) : (
        <p>
          {error ? t('notLoaded') : t('loading')}{' '}
          {error && (
            <button type="button" onClick={() => void refetch()}>
              {t('retry')}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
