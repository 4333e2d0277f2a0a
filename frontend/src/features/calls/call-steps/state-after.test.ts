import { describe, expect, it } from 'vitest';
import { opensTooEarly, publicState, stateAfter } from './state-after.ts';

const dates = { opensAt: '2027-01-10T08:00:00Z', closesAt: '2027-02-28T23:59:59Z', zone: 'Africa/Dakar' };
const at = (text: string): number => Date.parse(text);

describe('the state of a public call', () => {
  it.each([
    ['2027-01-10T07:59:59Z', 'announced'],
    ['2027-01-10T08:00:00Z', 'open'],
    ['2027-02-21T23:59:58Z', 'open'],
    ['2027-02-21T23:59:59Z', 'closing_soon'],
    ['2027-02-28T23:59:59.900Z', 'closing_soon'],
    ['2027-03-01T00:00:00Z', 'closed'],
  ])('at %s is %s', (now, state) => {
    expect(publicState(dates, at(now))).toBe(state);
  });

  it('has no bound where a date is missing', () => {
    const open = { opensAt: null, closesAt: null, zone: null };
    expect(publicState(open, at('2027-01-10T08:00:00Z'))).toBe('open');
  });
});

describe('what a call will be', () => {
  const now = at('2026-12-01T10:00:00Z');
  it('follows from how it is published', () => {
    expect(stateAfter({ kind: 'publish' }, dates, now)).toBe('announced');
    expect(stateAfter({ kind: 'ready' }, dates, now)).toBe('awaiting_publication');
    const publishAt = '2027-01-03T09:00:00Z';
    expect(stateAfter({ kind: 'schedule', publishAt }, dates, now)).toBe('scheduled');
  });

  it('opens too early where it is not public before', () => {
    const schedule = (publishAt: string | null) => opensTooEarly({ kind: 'schedule', publishAt }, dates, now);
    expect([schedule('2027-01-10T07:59:00Z'), schedule('2027-01-10T08:00:00Z'), schedule(null)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(opensTooEarly({ kind: 'publish' }, dates, now)).toBe(false);
    expect(opensTooEarly({ kind: 'publish' }, dates, at('2027-01-11T00:00:00Z'))).toBe(true);
    expect(opensTooEarly({ kind: 'ready' }, dates, at('2027-01-11T00:00:00Z'))).toBe(false);
  });
});
