import { useCallback, useEffect, useRef, useState } from 'react';
import { lockRecord } from '../../../../shared/config/calls/dashboard-calls.ts';
import { send } from '../../../lib/api/send.ts';
import { lockAnswerOf } from '../../../lib/record-form/lock-answer.ts';
import { RecordLock, type LockState } from '../../../lib/record-form/record-lock.ts';
import { browserTimers } from '../../../lib/record-form/timing.ts';

interface ReviewLock {
  /** Person who is viewing the record already. */
  lock: LockState;
  /** @returns whether the reader has the record now */
  takeOver: () => Promise<boolean>;
}

/**
 * Says to others that the record is looked at while its screen is visible.
 * @param isActive false: nothing is said
 */
export function useReviewLock(id: number, isActive: boolean): ReviewLock {
  const [state, setState] = useState<LockState>({ kind: 'free' });
  const current = useRef<RecordLock>(undefined);
  const takeOver = useCallback(async () => (await current.current?.takeOver()) ?? false, []);
  useEffect(() => {
    if (!isActive) return undefined;
    const lock = new RecordLock({
      timers: browserTimers,
      onChange: setState,
      call: async (action) =>
        lockAnswerOf(
          await send(lockRecord, { id, action }, { requestsSignIn: false, keepalive: action === 'release' }),
        ),
    });
    current.current = lock;
    const follow = (): void => {
      if (document.visibilityState === 'visible') void lock.open();
      else lock.pause();
    };
    follow();
    // A document that is left runs no clean-up.
    const release = (): void => lock.release();
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) follow();
    };
    document.addEventListener('visibilitychange', follow);
    addEventListener('pagehide', release);
    addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('pagehide', release);
      removeEventListener('pageshow', comeBack);
      lock.release();
      current.current = undefined;
    };
  }, [id, isActive]);
  return { lock: state, takeOver };
}
