import { useEffect, useState } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { loadChunk } from '../../lib/chunks.ts';
import { isSamePlace } from '../../lib/same-place.ts';
import { Imported } from './imported.tsx';
import { useEditing } from './record-form-context.ts';

const loadDialog = async () => (await import('./leave-dialog.tsx')).LeaveDialog;

/** Saves before another screen opens, and warns only if the values could be stored nowhere. */
export function LeaveGuard() {
  const { editor } = useEditing();
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
  // While there is a connection: later it may be what keeps the values from being saved.
  useEffect(() => void loadChunk(loadDialog).catch(() => undefined), []);
  if (blocker.state !== 'blocked' || unkept !== blocker) return null;
  return (
    <Imported load={loadDialog} props={{ onStay: () => blocker.reset(), onLeave: () => blocker.proceed() }} />
  );
}
