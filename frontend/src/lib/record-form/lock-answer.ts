import type { Outcome } from '../api/sender.ts';
import type { LockAnswer, LockHolder } from './record-lock.ts';

/** Meaning of the lock's answer for the form. */
export function lockAnswerOf(outcome: Outcome): LockAnswer {
  if (outcome.kind === 'done') return { outcome: 'mine' };
  if (outcome.kind === 'unreachable' || outcome.refusal.code !== 'locked_by_other')
    return { outcome: 'unknown' };
  return { outcome: 'other', by: holderOf(outcome.refusal.current) };
}

function holderOf(current: unknown): LockHolder | undefined {
  const { holder, since } = (current ?? {}) as Partial<LockHolder>;
  return typeof holder === 'string' && typeof since === 'string' ? { holder, since } : undefined;
}
