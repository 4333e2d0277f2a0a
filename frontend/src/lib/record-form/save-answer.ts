import type { Outcome } from '../api/sender.ts';
import { isSessionOverCode } from '../../../shared/config/session-over.ts';
import type { SaveAnswer, SavedRecord } from './save-contract.ts';

const secondsOfMinute = 60;
/** Codes of refusals that changed nothing, after which the same request may succeed later. */
const passing: ReadonlySet<string> = new Set(['content_system_unavailable', 'rate_limited']);

/** Codes of refusals by the dates of a call: trying again changes nothing. */
export const endedCodes = ['call_closed', 'call_not_open'] as const;
const ended: ReadonlySet<string> = new Set(endedCodes);

/** Meaning of a save call's answer for the form. @param recordOf reads the record of the call's answers */
export function saveAnswerOf<Answer>(
  outcome: Outcome<Answer>,
  recordOf: (answer: Answer) => SavedRecord,
): SaveAnswer {
  if (outcome.kind === 'unreachable') return { outcome: 'unreachable' };
  if (outcome.kind === 'done') return { outcome: 'saved', record: recordOf(outcome.data) };
  const { code, message, fields, wait, current } = outcome.refusal;
  if (isSessionOverCode(code)) return { outcome: 'sessionOver' };
  if (passing.has(code))
    return { outcome: 'unreachable', ...(wait ? { retryAfter: wait * secondsOfMinute } : {}) };
  if (code === 'stale_version' && current)
    return { outcome: 'conflict', record: recordOf(current as Answer) };
  if (code === 'locked_by_other') return { outcome: 'locked' };
  if (fields.length > 0) return { outcome: 'invalid', problems: fields };
  return { outcome: 'refused', message, ...(ended.has(code) ? { isOver: true } : {}) };
}
