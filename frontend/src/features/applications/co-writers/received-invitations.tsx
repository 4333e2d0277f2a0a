import { useTranslation } from 'react-i18next';
import { acceptWriter } from '../../../../shared/config/calls/co-writer-calls.ts';
import type { CoWriterInvitationsQuery } from '../../../../shared/graphql/generated/operations.ts';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import styles from './co-writers.module.css';
import { roleKeys } from './role-select.tsx';
import { useCoWriterCalls } from './use-co-writer-calls.ts';

type Received = CoWriterInvitationsQuery['passerelleCoWriterInvitations'][number];

/** Invitations to write applications of others, to accept or decline. */
export function ReceivedInvitations({ invitations }: { invitations: readonly Received[] }) {
  const { t } = useTranslation('coWriters');
  const { run, isBusy, message } = useCoWriterCalls();

  async function answer({ id, callTitle }: Received, choice: 'accept' | 'decline'): Promise<void> {
    await run(send(acceptWriter, { id, answer: choice }, { about: callTitle }));
  }

  return (
    <section aria-labelledby="received" className={styles['section']}>
      <h2 id="received">{t('received.title')}</h2>
      <ul className={styles['rows']} aria-busy={isBusy || undefined}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles['row']}>
            <p>
              {t('received.text', { inviter: invitation.inviter, title: invitation.callTitle })}{' '}
              {t(roleKeys[invitation.role])}.
            </p>
            <div className={styles['actions']}>
              <Button type="button" busy={isBusy} onClick={() => void answer(invitation, 'accept')}>
                {t('received.accept')}
                <span className="visually-hidden"> {invitation.callTitle}</span>
              </Button>
              <Button
                type="button"
                kind="secondary"
                busy={isBusy}
                onClick={() => void answer(invitation, 'decline')}
              >
                {t('received.decline')}
                <span className="visually-hidden"> {invitation.callTitle}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {message && <p role="alert">{message}</p>}
    </section>
  );
}
