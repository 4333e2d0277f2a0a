import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resendInvitation } from '../../../shared/config/calls/invitation-calls.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { send } from '../../lib/api/send.ts';
import { useSite } from '../../lib/site.ts';
import form from '../form/form.module.css';
import { Button } from '../ui/button.tsx';
import { type InvitationState, isAnswered, stateOf } from './invitation-state.ts';
import { type SentInvitation, usePeople } from './people-context.ts';
import styles from './people.module.css';

/** Line with the state of an invitation; while it has no answer, it can be sent again, to another address too. */
export function InvitationLine({ invitation }: { invitation: SentInvitation }) {
  const { t } = useTranslation('people');
  const { language } = useSite();
  const { refresh } = usePeople();
  const [email, setEmail] = useState(invitation.email ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const id = `invitation-${invitation.id}`;
  const isInvalid = message !== undefined;

  async function sendAgain(): Promise<void> {
    setIsBusy(true);
    setMessage(undefined);
    const corrected = email === invitation.email ? {} : { email };
    const outcome = await send(
      resendInvitation,
      { id: invitation.id, ...corrected },
      { about: invitation.name },
    );
    setIsBusy(false);
    if (outcome.kind === 'unreachable') setMessage(t('unreachable'));
    else if (outcome.kind === 'refused')
      setMessage(outcome.refusal.fields[0]?.message ?? outcome.refusal.message);
    else {
      refresh();
      setEmail(outcome.data.email ?? '');
    }
  }

  /** Sends the invitation with Enter, instead of the form around it. */
  function sendByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isBusy) void sendAgain();
  }

  const state = stateOf(invitation.state);
  const day = invitation.answeredAt ?? invitation.sentAt;
  const date = day ? formatDate(day, language) : '';
  const stateTexts: Readonly<Record<InvitationState, string>> = {
    created: t('states.created'),
    sent: t('states.sent', { date }),
    delivery_unknown: t('states.delivery_unknown'),
    refused: t('states.refused'),
    accepted: t('states.accepted', { date, name: invitation.acceptedBy ?? invitation.name }),
    declined: t('states.declined', { date }),
    expired: t('states.expired'),
  };
  return (
    <div className={styles['invitation']}>
      <p data-state={state}>{stateTexts[state]}</p>
      {!isAnswered(state) && (
        <div className={styles['resend']}>
          <label htmlFor={id}>{t('address')}</label>
          <p id={`${id}-hint`} className={form['hint']}>
            {t('addressHint')}
          </p>
          <div className={styles['entry']}>
            <input
              id={id}
              type="email"
              className={form['input']}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
              onKeyDown={sendByKey}
              aria-describedby={isInvalid ? `${id}-hint ${id}-message` : `${id}-hint`}
              aria-invalid={isInvalid || undefined}
            />
            <Button type="button" kind="secondary" busy={isBusy} onClick={() => void sendAgain()}>
              {t('sendAgain')}
              <span className="visually-hidden"> {invitation.name}</span>
            </Button>
          </div>
        </div>
      )}
      <output id={`${id}-message`} className={isInvalid ? form['error'] : form['hint']}>
        {message}
      </output>
    </div>
  );
}
