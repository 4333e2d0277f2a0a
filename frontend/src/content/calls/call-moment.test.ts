import { describe, expect, it } from 'vitest';
import { callMoment, takesApplications } from './call-moment.ts';

const dates = { opensAt: '2026-11-01T08:00:00Z', closesAt: '2026-11-30T23:59:59Z', completed: false };

describe('callMoment', () => {
  it.each([
    ['2026-11-01T07:59:59.999Z', 'planned'],
    ['2026-11-01T08:00:00.000Z', 'open'],
    ['2026-11-23T23:59:58.999Z', 'open'],
    ['2026-11-23T23:59:59.000Z', 'closing'],
    ['2026-11-30T23:59:59.000Z', 'closing'],
    // The closing second belongs to the call, as in the content system.
    ['2026-11-30T23:59:59.999Z', 'closing'],
    ['2026-12-01T00:00:00.000Z', 'closed'],
  ])('at %s it is %s', (iso, moment) => {
    expect(callMoment(dates, Date.parse(iso))).toBe(moment);
  });

  it('compares instants, whatever zone they are written in', () => {
    // Closes at midnight in Paris, the night the clocks go back: 22:59:59 UTC, an hour later than the day before.
    const closesAt = '2026-10-25T23:59:59+01:00';
    expect(callMoment({ ...dates, opensAt: null, closesAt }, Date.parse('2026-10-25T22:59:59Z'))).toBe(
      'closing',
    );
    expect(callMoment({ ...dates, opensAt: null, closesAt }, Date.parse('2026-10-25T23:00:00Z'))).toBe(
      'closed',
    );
  });

  it('without dates is open; ended by its team is closed', () => {
    const now = Date.parse('2026-11-15T00:00:00Z');
    expect(callMoment({ opensAt: null, closesAt: null, completed: false }, now)).toBe('open');
    expect(callMoment({ ...dates, completed: true }, now)).toBe('closed');
    expect(callMoment({ ...dates, completed: true }, Date.parse('2026-10-01T00:00:00Z'))).toBe('closed');
  });

  it('is open from its opening to its closing', () => {
    expect((['planned', 'open', 'closing', 'closed'] as const).filter(takesApplications)).toEqual([
      'open',
      'closing',
    ]);
  });
});
