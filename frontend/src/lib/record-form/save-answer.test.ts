import { expect, it } from 'vitest';
import type { Outcome, Refusal } from '../api/sender.ts';
import { lockAnswerOf } from './lock-answer.ts';
import { saveAnswerOf } from './save-answer.ts';

const record = { id: 12, version: 4, values: {} };
const recordOf = () => record;
const refused = (code: Refusal['code'], more: Partial<Refusal> = {}): Outcome => ({
  kind: 'refused',
  refusal: { code, message: 'Refusé.', fields: [], ...more },
});
const problem = { path: 'title', code: 'too_long' as const, message: 'Trop long.' };

it.each<[string, Outcome, object]>([
  ['a record', { kind: 'done', data: {} }, { outcome: 'saved', record }],
  ['no answer', { kind: 'unreachable' }, { outcome: 'unreachable' }],
  ['503', refused('content_system_unavailable'), { outcome: 'unreachable' }],
  ['429', refused('rate_limited', { wait: 2 }), { outcome: 'unreachable', retryAfter: 120 }],
  ['another version', refused('stale_version', { current: {} }), { outcome: 'conflict', record }],
  [
    'another version without the record',
    refused('stale_version'),
    { outcome: 'refused', message: 'Refusé.' },
  ],
  ['a lock', refused('locked_by_other'), { outcome: 'locked' }],
  ['the end of the session', refused('session_expired'), { outcome: 'sessionOver' }],
  [
    'refused fields',
    refused('invalid_fields', { fields: [problem] }),
    { outcome: 'invalid', problems: [problem] },
  ],
  [
    'a call that has closed',
    refused('call_closed'),
    { outcome: 'refused', message: 'Refusé.', isOver: true },
  ],
  ['a refusal', refused('not_editable'), { outcome: 'refused', message: 'Refusé.' }],
])('%s', (_name, outcome, answer) => {
  expect(saveAnswerOf(outcome, recordOf)).toEqual(answer);
});

it.each<[string, Outcome, object]>([
  ['the lock', { kind: 'done', data: {} }, { outcome: 'mine' }],
  [
    'somebody else’s lock',
    refused('locked_by_other', { current: { holder: 'Awa', since: '2026-11-22T14:05:00Z', until: 'x' } }),
    { outcome: 'other', by: { holder: 'Awa', since: '2026-11-22T14:05:00Z' } },
  ],
  [
    'a lock that nobody holds any more',
    refused('locked_by_other', { current: { holder: null, since: null } }),
    { outcome: 'other' },
  ],
  ['another refusal', refused('not_found'), { outcome: 'unknown' }],
  ['no answer', { kind: 'unreachable' }, { outcome: 'unknown' }],
])('of a lock: %s', (_name, outcome, answer) => {
  expect(lockAnswerOf(outcome)).toEqual(answer);
});
