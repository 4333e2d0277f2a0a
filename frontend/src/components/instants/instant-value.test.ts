import { describe, expect, it } from 'vitest';
import { instantOf, movedToZone, partsOfInstant } from './instant-value.ts';

describe('the day and the hour of an instant', () => {
  it.each([
    ['Africa/Dakar', false, { day: '2027-01-31', time: '18:00' }, '2027-01-31T18:00:00Z'],
    ['Europe/Paris', false, { day: '2027-07-01', time: '09:05' }, '2027-07-01T07:05:00Z'],
    ['Europe/Paris', false, { day: '2027-07-01', time: '23:59' }, '2027-07-01T21:59:00Z'],
    // An end without an hour is the last second of its day.
    ['Europe/Paris', true, { day: '2027-03-28', time: '' }, '2027-03-28T21:59:59Z'],
    ['Africa/Cairo', true, { day: '2027-04-29', time: '' }, '2027-04-29T21:59:59Z'],
    // An hour that summer time skips stays as it was typed.
    ['Europe/Paris', true, { day: '2027-03-28', time: '02:30' }, '2027-03-28 02:30'],
  ])('in %s, %s: both ways', (zone, isLast, parts, value) => {
    expect(instantOf(parts, zone, isLast)).toBe(value);
    expect(partsOfInstant(value, zone, isLast)).toEqual(parts);
  });

  it('begins with its day where a beginning has no hour', () => {
    const value = instantOf({ day: '2027-01-31', time: '' }, 'Africa/Dakar', false);
    expect(value).toBe('2027-01-31T00:00:00Z');
    expect(partsOfInstant(value, 'Africa/Dakar', false)).toEqual({ day: '2027-01-31', time: '00:00' });
  });

  it('is nothing without a day, and stays as it is with a year that is none', () => {
    expect(instantOf({ day: '', time: '10:00' }, 'UTC', false)).toBeNull();
    expect(instantOf({ day: '0027-01-31', time: '' }, 'UTC', false)).toBe('0027-01-31 00:00');
    expect(partsOfInstant('no date', 'UTC', false)).toEqual({ day: '', time: '' });
  });

  it('keeps what the clocks show when the zone changes', () => {
    expect(movedToZone('2027-07-01T18:00:00Z', 'Africa/Dakar', 'Europe/Paris', false)).toBe(
      '2027-07-01T16:00:00Z',
    );
    expect(movedToZone('2027-07-01T23:59:59Z', 'Africa/Dakar', 'Europe/Paris', true)).toBe(
      '2027-07-01T21:59:59Z',
    );
    // 02:30 is skipped in Paris on that day, and comes back with the zone that has it.
    const skipped = movedToZone('2027-03-28T02:30:00Z', 'Africa/Dakar', 'Europe/Paris', false);
    expect(skipped).toBe('2027-03-28 02:30');
    expect(movedToZone(skipped, 'Europe/Paris', 'Africa/Dakar', false)).toBe('2027-03-28T02:30:00Z');
    expect(movedToZone(null, 'Europe/Paris', 'Africa/Dakar', false)).toBeNull();
  });
});
