import { describe, expect, it } from 'vitest';
import { daysLeft, phaseOfDays, timeLeft } from './time-left.ts';
import { dayIn, daysOf } from './zone-days.ts';

const instant = '2026-11-29T22:00:00Z';
const at = (before: number): number => Date.parse(instant) - before;
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('timeLeft', () => {
  it.each([
    [10 * day, { unit: 'days', count: 10 }],
    // Seen on the 26th at 22:00:01: three days later by the calendar.
    [3 * day - second, { unit: 'days', count: 3 }],
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
    expect(timeLeft(instant, daysOf('UTC'), at(before))).toEqual(left);
  });

  it('is over when the instant is none', () => {
    expect(timeLeft('soon', daysOf('UTC'), 0)).toEqual({ unit: 'over', count: 0 });
  });

  it('counts real hours across a change of clocks', () => {
    // Paris, 25 October 2026: the hour between 2 and 3 comes twice.
    expect(
      timeLeft('2026-10-25T03:00:00+01:00', daysOf('Europe/Paris'), Date.parse('2026-10-25T00:00:00+02:00')),
    ).toEqual({
      unit: 'hours',
      count: 4,
    });
  });
});

describe('daysLeft', () => {
  // Closes on 29 November at midnight in Dakar (UTC), which is 1 in the morning in Paris.
  const closes = '2026-11-29T00:00:00Z';
  it.each([
    ['Africa/Dakar', '2026-11-23T00:00:00Z', 6],
    ['Africa/Dakar', '2026-11-22T23:59:59Z', 7],
    ['Africa/Dakar', '2026-11-28T23:59:59Z', 1],
    ['Africa/Dakar', '2026-11-29T00:00:00Z', 0],
    ['Africa/Dakar', '2026-11-29T00:00:00.999Z', 0],
    ['Africa/Dakar', '2026-11-29T00:00:01Z', undefined],
    // The same instant is another day elsewhere: what counts is the zone of the item.
    ['Europe/Paris', '2026-11-28T22:59:59Z', 1],
    ['Europe/Paris', '2026-11-28T23:00:00Z', 0],
    ['Atlantic/Cape_Verde', '2026-11-28T00:59:59Z', 1],
    ['Atlantic/Cape_Verde', '2026-11-28T01:00:00Z', 0],
    [null, '2026-11-28T12:00:00Z', 1],
  ])('in %s at %s they are %s', (zone, now, days) => {
    expect(daysLeft(closes, daysOf(zone), Date.parse(now))).toBe(days);
  });

  it('counts a day of 25 and one of 23 hours as one', () => {
    expect(
      daysLeft('2026-10-26T12:00:00+01:00', daysOf('Europe/Paris'), Date.parse('2026-10-24T13:00:00+02:00')),
    ).toBe(2);
    expect(
      daysLeft('2026-03-30T00:30:00+02:00', daysOf('Europe/Paris'), Date.parse('2026-03-28T23:30:00+01:00')),
    ).toBe(2);
  });

  it('is the number that pages show', () => {
    for (const now of ['2026-11-20T00:00:00Z', '2026-11-22T13:00:00Z', '2026-11-26T23:59:00Z']) {
      const days = daysLeft(closes, daysOf('Indian/Mauritius'), Date.parse(now));
      expect(timeLeft(closes, daysOf('Indian/Mauritius'), Date.parse(now))).toEqual({
        unit: 'days',
        count: days,
      });
    }
  });

  it('has none for an invalid time', () => {
    expect(daysLeft('soon', daysOf('UTC'), 0)).toBeUndefined();
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
