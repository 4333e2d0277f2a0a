import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickerItem } from '../../components/pickers/picker.tsx';
import { Choose } from './choose.tsx';
import type { Role } from './member.ts';
import { RoleSelect } from './role-select.tsx';

interface InviteProps {
  isBusy: boolean;
  invite: (person: PickerItem, role: Role) => Promise<void>;
}

/** Invites a person of the directory with a role. */
export function Invite({ isBusy, invite }: InviteProps) {
  const { t } = useTranslation('structures');
  const [role, setRole] = useState<Role>('member');
  return (
    <Choose
      id="invite"
      kind="person"
      texts={{
        title: t('invite.title'),
        label: t('invite.label'),
        hint: t('invite.hint'),
        chosen: t('invite.chosen'),
        change: t('invite.change'),
        send: t('invite.send'),
      }}
      isBusy={isBusy}
      onSend={(person) => invite(person, role)}
    >
      <RoleSelect id="invite-role" label={t('invite.role')} value={role} onChange={setRole} />
    </Choose>
  );
}
