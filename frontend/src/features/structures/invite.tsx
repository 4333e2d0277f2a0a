import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickerItem } from '../../components/pickers/picker.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Choose } from './choose.tsx';
import { type Role, roleKeys, roles } from './member.ts';
import styles from './structures.module.css';

interface InviteProps {
  isBusy: boolean;
  invite: (person: PickerItem, role: Role) => Promise<void>;
}

/** Invites a person of the directory with a role. */
export function Invite({ isBusy, invite }: InviteProps) {
  const { t } = useTranslation('structures');
  const id = useId();
  const [chosen, setChosen] = useState<PickerItem>();
  const [role, setRole] = useState<Role>('member');

  async function sendInvitation(person: PickerItem): Promise<void> {
    await invite(person, role);
    setChosen(undefined);
  }

  return (
    <section aria-labelledby="invite" className={styles['section']}>
      <h2 id="invite">{t('invite.title')}</h2>
      <Choose
        kind="PERSON"
        label={t('invite.label')}
        hint={t('invite.hint')}
        chosenText={t('invite.chosen')}
        changeText={t('invite.change')}
        chosen={chosen}
        onChange={setChosen}
      >
        {chosen && (
          <div className={styles['role']}>
            <label htmlFor={id}>{t('invite.role')}</label>
            <select id={id} value={role} onChange={({ target }) => setRole(target.value as Role)}>
              {roles.map((each) => (
                <option key={each} value={each}>
                  {t(roleKeys[each])}
                </option>
              ))}
            </select>
            <Button type="button" busy={isBusy} onClick={() => void sendInvitation(chosen)}>
              {t('invite.send')}
            </Button>
          </div>
        )}
      </Choose>
    </section>
  );
}
