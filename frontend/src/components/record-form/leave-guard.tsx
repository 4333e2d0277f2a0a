import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Blocker, useBlocker } from 'react-router';
import { isSamePlace } from '../../lib/same-place.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useRecordFormParts } from './record-form-context.ts';

/** Saves before another screen opens, and warns only if the values could be stored nowhere. */
export function LeaveGuard() {
  const { t } = useTranslation('recordForm');
  const { editor } = useRecordFormParts().form;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      // The address of a new record changes while its form stays.
      !isSamePlace(nextLocation.state) &&
      !editor.isKept,
  );
  // A question would take the focus: there is none while the values can still be stored.
  const [unkept, setUnkept] = useState<Blocker>();
  useEffect(() => {
    async function leaveOnceKept(): Promise<void> {
      await editor.keep();
      if (!editor.isKept) setUnkept(blocker);
      await editor.flush();
      if (editor.isKept && blocker.state === 'blocked') blocker.proceed();
    }
    if (blocker.state === 'blocked') void leaveOnceKept();
  }, [blocker, editor]);
  if (blocker.state !== 'blocked' || unkept !== blocker) return null;
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
