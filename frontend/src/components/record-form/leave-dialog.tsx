import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before values are lost. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('recordForm');
  return (
    <Dialog title={t('leave.title')} closeText={t('leave.stay')} onClose={onStay}>
      <p>{t('leave.lead')}</p>
      <p>
        <Button type="button" onClick={onLeave}>
          {t('leave.go')}
        </Button>
      </p>
    </Dialog>
  );
}
