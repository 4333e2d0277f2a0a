import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import type { Confirmed } from './member.ts';

const keys = {
  remove: {
    title: 'ownerConfirm.removeTitle',
    text: 'ownerConfirm.removeText',
    confirm: 'ownerActions.remove',
  },
  transferOwnership: {
    title: 'ownerConfirm.transferTitle',
    text: 'ownerConfirm.transferText',
    confirm: 'ownerActions.transferOwnership',
  },
} as const;

interface ConfirmMemberProps {
  action: Confirmed;
  name: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says what follows before it is done. */
export function ConfirmMember({ action, name, onClose, onConfirm }: ConfirmMemberProps) {
  const { t } = useTranslation('structures');
  const { title, text, confirm } = keys[action];
  return (
    <Dialog title={t(title, { name })} closeText={t('ownerConfirm.cancel')} onClose={onClose}>
      <p>{t(text)}</p>
      <Button type="button" onClick={onConfirm}>
        {t(confirm)}
      </Button>
    </Dialog>
  );
}
