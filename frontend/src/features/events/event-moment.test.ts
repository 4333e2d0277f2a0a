import { describe, expect, it } from 'vitest';
import { eventMoment } from './event-moment.ts';

const at = (dates: { startsAt: string; endsAt: string | null; zone: string }, iso: string) =>
  eventMoment(dates, Date.parse(iso));

describe('eventMoment', () => {
  const evening = { startsAt: '2026-11-21T18:00:00Z', endsAt: '2026-11-21T22:00:00Z', zone: 'Africa/Dakar' };
  it.each([
    ['2026-11-20T23:59:59Z', 'next'],
    ['2026-11-21T00:00:00Z', 'today'],
    ['2026-11-21T17:59:59Z', 'today'],
    ['2026-11-21T18:00:00Z', 'now'],
    ['2026-11-21T22:00:00Z', 'now'],
    ['2026-11-21T22:00:00.001Z', 'past'],
  ])('at %s is %s', (iso, moment) => {
    expect(at(evening, iso)).toBe(moment);
  });

  it('without an end lasts until midnight there, not here', () => {
    const open = { ...evening, endsAt: null };
    expect(at(open, '2026-11-21T23:59:59Z')).toBe('now');
    expect(at(open, '2026-11-22T00:00:00Z')).toBe('past');
    const mauritius = { startsAt: '2026-11-21T15:00:00Z', endsAt: null, zone: 'Indian/Mauritius' };
    expect(at(mauritius, '2026-11-21T19:59:59Z')).toBe('now');
    expect(at(mauritius, '2026-11-21T20:00:00Z')).toBe('past');
  });

  it('ends at midnight on the day of 25 hours', () => {
    const paris = { startsAt: '2026-10-25T08:00:00Z', endsAt: null, zone: 'Europe/Paris' };
    expect(at(paris, '2026-10-25T22:59:59Z')).toBe('now');
    expect(at(paris, '2026-10-25T23:00:00Z')).toBe('past');
  });

  const days = { startsAt: '2026-12-05', endsAt: '2026-12-06', zone: 'Pacific/Auckland' };
  it.each([
    ['2026-12-04T10:59:59Z', 'next'],
    ['2026-12-04T11:00:00Z', 'now'],
    ['2026-12-06T10:59:59Z', 'now'],
    ['2026-12-06T11:00:00Z', 'past'],
  ])('all day there, it is %s: %s', (iso, moment) => {
    expect(at(days, iso)).toBe(moment);
  });

  it('all day without an end is one day', () => {
    const oneDay = { ...days, endsAt: null };
    expect(at(oneDay, '2026-12-05T10:59:59Z')).toBe('now');
    expect(at(oneDay, '2026-12-05T11:00:00Z')).toBe('past');
  });

  it('is nothing without a date', () => {
    expect(eventMoment({ startsAt: null, endsAt: null, zone: null }, 0)).toBeNull();
  });
});
