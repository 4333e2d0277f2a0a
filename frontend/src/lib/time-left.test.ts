import { describe, expect, it } from 'vitest';
import { dayIn, phaseOfDays, timeLeft } from './time-left.ts';

const instant = '2026-11-29T22:00:00Z';
const at = (before: number): number => Date.parse(instant) - before;
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('timeLeft', () => {
  it.each([
    [10 * day, { unit: 'days', count: 10 }],
    [3 * day - second, { unit: 'days', count: 2 }],
    [2 * day, { unit: 'days', count: 2 }],
    [2 * day - second, { unit: 'hours', count: 47 }],
    [hour, { unit: 'hours', count: 1 }],
    [hour - second, { unit: 'minutes', count: 59 }],
    [minute, { unit: 'minutes', count: 1 }],
    [minute - second, { unit: 'minutes', count: 0 }],
    // The closing second itself still counts.
    [0, { unit: 'minutes', count: 0 }],
    [-999, { unit: 'minutes', count: 0 }],
    [-second, { unit: 'over', count: 0 }],
    [-9 * day, { unit: 'over', count: 0 }],
  ])('%i ms before it is %o', (before, left) => {
    expect(timeLeft(instant, at(before))).toEqual(left);
  });

  it('is over when the instant is none', () => {
    expect(timeLeft('soon', 0)).toEqual({ unit: 'over', count: 0 });
  });

  it('counts real hours across a change of clocks', () => {
    // Paris, 25 October 2026: the hour between 2 and 3 comes twice.
    expect(timeLeft('2026-10-25T03:00:00+01:00', Date.parse('2026-10-25T00:00:00+02:00'))).toEqual({
      unit: 'hours',
      count: 4,
    });
  });
});

describe('dayIn', () => {
  it.each([
    ['Africa/Dakar', '2026-11-21T23:59:59Z', '2026-11-21'],
    ['Europe/Paris', '2026-11-21T22:59:59Z', '2026-11-21'],
    ['Europe/Paris', '2026-11-21T23:00:00Z', '2026-11-22'],
    ['Indian/Mauritius', '2026-12-31T20:00:00Z', '2027-01-01'],
    ['Atlantic/Cape_Verde', '2026-11-21T00:30:00Z', '2026-11-20'],
    [null, '2026-11-21T00:00:00Z', '2026-11-21'],
  ])('in %s at %s it is %s', (zone, iso, expected) => {
    expect(dayIn(zone, Date.parse(iso))).toBe(expected);
  });
});

describe('phaseOfDays', () => {
  const today = '2026-11-21';
  it.each([
    [null, null, null],
    ['2026-11-22', null, 'next'],
    ['2026-11-21', null, 'now'],
    ['2026-01-01', null, 'now'],
    ['2026-01-01', '2026-11-20', 'done'],
    ['2026-01-01', '2026-11-21', 'now'],
    [null, '2026-11-21', 'now'],
    [null, '2026-11-22', 'next'],
    ['2026-11-21', '2026-11-21', 'now'],
  ])('%s to %s is %s', (start, end, phase) => {
    expect(phaseOfDays(start, end, today)).toBe(phase);
  });
});
