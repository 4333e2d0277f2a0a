import type { ParseKeys } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { useChangedMark } from '../../lib/changed-record.ts';
import { useMember } from '../../lib/use-member.ts';
import { ActionButtons } from './action-buttons.tsx';
import { ConfirmMember } from './confirm-member.tsx';
import { type Confirmed, type MemberAction, type Role, roleKeys, type StructureMember } from './member.ts';
import { RoleSelect } from './role-select.tsx';
import styles from './structures.module.css';

type Listed = StructureMember['actions'][number];

/** Actions of an owner for a member, as the content system names them; roles have a field, invitations a form. */
const buttons = {
  accept: { action: 'accept', label: 'ownerActions.accept', kind: 'primary' },
  refuse: { action: 'refuse', label: 'ownerActions.refuse', kind: 'quiet' },
  resend: { action: 'resend', label: 'ownerActions.resend', kind: 'secondary' },
  cancelInvitation: {
    action: 'cancelInvitation',
    label: 'ownerActions.cancelInvitation',
    kind: 'quiet',
  },
  transferOwnership: {
    action: 'transferOwnership',
    label: 'ownerActions.transferOwnership',
    kind: 'quiet',
  },
  cancelTransfer: { action: 'cancelTransfer', label: 'ownerActions.cancelTransfer', kind: 'quiet' },
  remove: { action: 'remove', label: 'ownerActions.remove', kind: 'quiet' },
} as const satisfies Record<
  Exclude<Listed, 'invite' | 'setRole'>,
  { action: MemberAction; label: ParseKeys<'structures'>; kind: 'primary' | 'secondary' | 'quiet' }
>;
const order = Object.keys(buttons) as (keyof typeof buttons)[];

const isConfirmed = (action: MemberAction): action is Confirmed =>
  action === 'remove' || action === 'transferOwnership';

interface MemberRowProps {
  member: StructureMember;
  isBusy: boolean;
  change: (action: MemberAction, role?: Role) => Promise<void>;
}

/** One person of a structure: their role, and what the reader can do. */
export function MemberRow({ member, isBusy, change }: MemberRowProps) {
  const { t } = useTranslation('structures');
  const id = useId();
  const self = useMember();
  const [asked, setAsked] = useState<Confirmed>();
  const { name, memberId, userId, role, status, isOfferedOwnership, actions } = member;
  const texts = { name, role: t(roleKeys[role]) };
  const press = (action: MemberAction): void =>
    isConfirmed(action) ? setAsked(action) : void change(action);

  return (
    <li className={styles['row']} aria-labelledby={id} data-member={userId} {...useChangedMark(userId)}>
      <h3 id={id}>
        {memberId ? (
          <RouteLink to="member" parameters={{ id: String(memberId) }}>
            {name}
          </RouteLink>
        ) : (
          name
        )}
        {self.id === userId && ` ${t('list.you')}`}
      </h3>
      <p className={styles['facts']}>
        {status === 'member' && <span className={styles['state']}>{texts.role}</span>}
        {status === 'pretender' && <span>{t('list.asked')}</span>}
        {status === 'guest' && <span>{t('list.invited', texts)}</span>}
        {isOfferedOwnership && <strong>{t('list.offered')}</strong>}
      </p>
      {actions.includes('setRole') && <RoleField member={member} isBusy={isBusy} change={change} />}
      <div className={styles['actions']}>
        <ActionButtons
          name={name}
          isBusy={isBusy}
          buttons={order
            .filter((each) => actions.includes(each))
            .map((each) => ({
              key: each,
              label: t(buttons[each].label),
              kind: buttons[each].kind,
              onPress: () => press(buttons[each].action),
            }))}
        />
      </div>
      {asked && (
        <ConfirmMember
          action={asked}
          name={name}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            void change(asked);
          }}
        />
      )}
    </li>
  );
}

function RoleField({ member, isBusy, change }: MemberRowProps) {
  const { t } = useTranslation('structures');
  const id = useId();
  const stored = member.role;
  const [chosen, setChosen] = useState<Role>(stored);
  return (
    <form
      className={styles['role']}
      onSubmit={(event) => {
        event.preventDefault();
        void change('setRole', chosen);
      }}
    >
      <RoleSelect id={id} label={t('list.role', { name: member.name })} value={chosen} onChange={setChosen} />
      <Button kind="secondary" busy={isBusy} disabled={chosen === stored}>
        {t('list.saveRole')}
        <span className="visually-hidden"> {member.name}</span>
      </Button>
    </form>
  );
}
