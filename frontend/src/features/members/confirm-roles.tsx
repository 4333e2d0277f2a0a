import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import styles from './member.module.css';
import type { RoleChange } from './role-values.ts';

const changeKeys = {
  give_operateur: 'roles.confirm.give_operateur',
  give_moderateur: 'roles.confirm.give_moderateur',
  keep_moderateur: 'roles.confirm.keep_moderateur',
  take_operateur: 'roles.confirm.take_operateur',
  take_moderateur: 'roles.confirm.take_moderateur',
} as const satisfies Record<RoleChange, ParseKeys<'members'>>;

interface ConfirmRolesProps {
  name: string;
  changes: readonly RoleChange[];
  /** Name of the country of the validator. */
  country: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Names each change before it is made. */
export function ConfirmRoles({ name, changes, country, onClose, onConfirm }: ConfirmRolesProps) {
  const { t } = useTranslation('members');
  const isTaken = changes.some((change) => change === 'take_operateur' || change === 'take_moderateur');
  return (
    <Dialog
      title={t('roles.confirm.title', { name })}
      closeText={t('roles.confirm.cancel')}
      onClose={onClose}
    >
      <ul className={styles['changes']}>
        {changes.map((change) => (
          <li key={change}>{t(changeKeys[change], { country })}</li>
        ))}
      </ul>
      {isTaken && <p>{t('roles.confirm.signedOut')}</p>}
      <Button type="button" onClick={onConfirm}>
        {t('roles.confirm.save')}
      </Button>
    </Dialog>
  );
}
