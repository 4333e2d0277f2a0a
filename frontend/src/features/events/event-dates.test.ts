import { describe, expect, it } from 'vitest';
import { atNextDate, commonHours, datesToCome } from './event-dates.ts';

const date = (startsAt: string, endsAt: string | null = null) => ({ startsAt, endsAt });
const weekly = {
  startsAt: '2026-11-07T18:00:00Z',
  endsAt: '2026-11-07T20:00:00Z',
  zone: 'Africa/Dakar',
  dates: [
    date('2026-11-07T18:00:00Z', '2026-11-07T20:00:00Z'),
    date('2026-11-14T18:00:00Z', '2026-11-14T20:00:00Z'),
    date('2026-11-21T18:00:00Z', '2026-11-21T20:00:00Z'),
  ],
};
const startAt = (now: string): string | null => atNextDate(weekly, Date.parse(now)).startsAt;

describe('an event that comes back', () => {
  it.each([
    ['2026-11-01T00:00:00Z', '2026-11-07T18:00:00Z'],
    ['2026-11-07T20:00:00Z', '2026-11-07T18:00:00Z'],
    ['2026-11-07T20:00:01Z', '2026-11-14T18:00:00Z'],
    ['2026-12-01T00:00:00Z', '2026-11-21T18:00:00Z'],
  ])('is shown at %s with its date of %s', (now, start) => {
    expect(startAt(now)).toBe(start);
  });

  it('has the dates that are not over', () => {
    expect(datesToCome(weekly, Date.parse('2026-11-14T19:00:00Z'))).toEqual(weekly.dates.slice(1));
    const open = { ...weekly, dates: [date('2026-11-14T18:00:00Z')] };
    expect(datesToCome(open, Date.parse('2026-11-14T23:59:59Z'))).toEqual(open.dates);
    expect(datesToCome(open, Date.parse('2026-11-15T00:00:00Z'))).toEqual([]);
  });

  it('stays as it is without dates', () => {
    const none = { startsAt: null, endsAt: null, zone: null, dates: [] };
    expect(atNextDate(none, 0)).toEqual(none);
  });

  it('says its hours once where all dates have the same ones in its place', () => {
    const hours = (dates: typeof weekly.dates, zone = 'Africa/Dakar') => commonHours(dates, 'en', zone);
    expect(hours(weekly.dates)).toEqual({ from: '18:00', to: '20:00' });
    const later = date('2026-11-28T19:00:00Z', '2026-11-28T20:00:00Z');
    expect(hours([...weekly.dates, later])).toBeUndefined();
    // Eight in the evening in Paris, before and after the change of the clock.
    const summer = date('2026-10-24T18:00:00Z', '2026-10-24T20:00:00Z');
    const winter = date('2026-10-31T19:00:00Z', '2026-10-31T21:00:00Z');
    expect(hours([summer, winter], 'Europe/Paris')).toEqual({ from: '20:00', to: '22:00' });
    expect(hours([summer, winter])).toBeUndefined();
    for (const other of [
      date('2026-11-07', '2026-11-07'),
      date('2026-11-07T18:00:00Z'),
      date('2026-11-07T18:00:00Z', '2026-11-08T01:00:00Z'),
    ])
      expect(hours([other, other])).toBeUndefined();
  });
});
