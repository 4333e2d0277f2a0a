import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../shared/dates/dates.ts';
import type { CoWriterFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useSite } from '../../../lib/site.ts';
import styles from './co-writers.module.css';
import { type CoWriterRole, roleKeys, RoleSelect } from './role-select.tsx';

type CoWriter = CoWriterFieldsFragment;

const stateKeys = {
  pending: 'state.pending',
  accepted: 'state.accepted',
  declined: 'state.declined',
  expired: 'state.expired',
  revoked: 'state.revoked',
  former: 'state.former',
} as const satisfies Record<CoWriter['state'], string>;

interface CoWriterRowProps {
  writer: CoWriter;
  isBusy: boolean;
  onRole: (role: CoWriterRole) => void;
  onResend: () => void;
  onRemove: () => void;
}

/** Somebody invited to write an application: what they may do, and what became of the invitation. */
export function CoWriterRow({ writer, isBusy, onRole, onResend, onRemove }: CoWriterRowProps) {
  const { t } = useTranslation('coWriters');
  const { language } = useSite();
  const id = useId();
  const [asks, setAsks] = useState(false);
  const { actions, answeredAt, email, isSelf, role, state } = writer;
  const name = writer.name ?? email ?? t('former');
  const date = answeredAt ? formatDate(answeredAt, language) : '';
  return (
    <li className={styles['row']} aria-labelledby={id} data-state={state}>
      <h3 id={id}>
        {name}
        {isSelf && ` (${t('you')})`}
      </h3>
      {writer.name && email && <p>{email}</p>}
      <p className={styles['state']}>{t(stateKeys[state], { date })}</p>
      {actions.includes('setRole') ? (
        <RoleSelect
          id={`${id}-role`}
          label={t('role.label', { name })}
          value={role}
          isBusy={isBusy}
          onChange={onRole}
        />
      ) : (
        state === 'accepted' && <p>{t(roleKeys[role])}</p>
      )}
      <div className={styles['actions']}>
        {actions.includes('resend') && (
          <Button type="button" kind="secondary" busy={isBusy} onClick={onResend}>
            {t('action.resend')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {actions.includes('revoke') && (
          <Button type="button" kind="quiet" busy={isBusy} onClick={() => setAsks(true)}>
            {t(isSelf ? 'action.leave' : 'action.revoke')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
      {asks && (
        <Dialog
          title={isSelf ? t('ask.leaveTitle') : t('ask.title', { name })}
          closeText={t('ask.cancel')}
          onClose={() => setAsks(false)}
        >
          <p>{t(isSelf ? 'ask.leaveText' : 'ask.text')}</p>
          <Button
            type="button"
            onClick={() => {
              setAsks(false);
              onRemove();
            }}
          >
            {t(isSelf ? 'action.leave' : 'action.revoke')}
          </Button>
        </Dialog>
      )}
    </li>
  );
}
