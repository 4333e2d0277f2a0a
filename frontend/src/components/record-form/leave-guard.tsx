import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useRecordFormParts } from './record-form-context.ts';

/** Saves before another screen opens, and warns only if the values could be stored nowhere. */
export function LeaveGuard() {
  const { t } = useTranslation('recordForm');
  const { editor } = useRecordFormParts().form;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !editor.isKept,
  );
  const { state } = blocker;
  useEffect(() => {
    async function leaveOnceKept(): Promise<void> {
      await editor.flush();
      if (editor.isKept && blocker.state === 'blocked') blocker.proceed();
    }
    if (blocker.state === 'blocked') void leaveOnceKept();
  }, [blocker, editor]);
  if (state !== 'blocked') return null;
  return (
    <Dialog title={t('leave.title')} closeText={t('leave.stay')} onClose={() => blocker.reset()}>
      <p>{t('leave.lead')}</p>
      <p>
        <Button type="button" onClick={() => blocker.proceed()}>
          {t('leave.go')}
        </Button>
      </p>
    </Dialog>
  );
}
