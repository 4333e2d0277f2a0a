import type { ParseKeys } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/dates/dates.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { useSite } from '../../lib/site.ts';
import { ActionButtons } from './action-buttons.tsx';
import { type MailAction, type MailInvitation, roleKeys } from './member.ts';
import styles from './structures.module.css';

type Key = ParseKeys<'structures'>;

const stateKeys = {
  created: 'mailStates.created',
  sent: 'mailStates.sent',
  delivery_unknown: 'mailStates.deliveryUnknown',
  refused: 'mailStates.refused',
  accepted: 'mailStates.accepted',
  declined: 'mailStates.declined',
  expired: 'mailStates.expired',
} as const satisfies Record<MailInvitation['state'], Key>;

const refusalKeys = {
  unknown_address: 'mailRefusals.unknownAddress',
  mailbox_unavailable: 'mailRefusals.mailboxUnavailable',
  policy: 'mailRefusals.policy',
  other: 'mailRefusals.other',
} as const satisfies Record<NonNullable<MailInvitation['refusal']>, Key>;

interface MailInvitationRowProps {
  invitation: MailInvitation;
  isBusy: boolean;
  /**
   * @param email corrects the address
   * @returns what is wrong with the address
   */
  change: (action: MailAction, email?: string) => Promise<string | undefined>;
}

/** An invitation by mail: what became of it; without an answer yet, it can be sent again, also to another address, or cancelled. */
export function MailInvitationRow({ invitation, isBusy, change }: MailInvitationRowProps) {
  const { t } = useTranslation('structures');
  const { language } = useSite();
  const id = useId();
  const [error, setError] = useState<string>();
  const { name, email, role, state, refusal, acceptedBy, actions } = invitation;
  const day = invitation.answeredAt ?? invitation.sentAt;
  const date = day ? formatDate(day, language) : '';

  async function sendAgain(): Promise<void> {
    const field = document.getElementById(`${id}-email`);
    const typed = field instanceof HTMLInputElement ? field.value : email;
    const problem = await change('resend', typed === email ? undefined : typed);
    setError(problem);
    if (problem) field?.focus();
  }

  return (
    <li className={styles['row']} aria-labelledby={id} data-invitation={invitation.id}>
      <h3 id={id}>{name}</h3>
      <p className={styles['facts']}>
        <span className={styles['state']}>{t(roleKeys[role])}</span>
        <span>{email}</span>
      </p>
      <p data-state={state}>{t(stateKeys[state], { date, name: acceptedBy ?? name })}</p>
      {refusal && <p>{t(refusalKeys[refusal])}</p>}
      {actions.length > 0 && (
        <form
          className={styles['mailForm']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void sendAgain();
          }}
        >
          <TextField
            key={email}
            id={`${id}-email`}
            name="email"
            type="email"
            label={t('byMail.address', { name })}
            hint={t('byMail.addressHint')}
            error={error}
            defaultValue={email}
          />
          <div className={styles['actions']}>
            <ActionButtons
              name={name}
              isBusy={isBusy}
              buttons={[
                {
                  key: 'resend',
                  label: t('ownerActions.resend'),
                  kind: 'secondary',
                  onPress: () => void sendAgain(),
                },
                {
                  key: 'cancel',
                  label: t('ownerActions.cancelInvitation'),
                  kind: 'quiet',
                  onPress: () => void change('cancelInvitation'),
                },
              ]}
            />
          </div>
        </form>
      )}
    </li>
  );
}
