import { describe, expect, it } from 'vitest';
import { barsOf, firstDay, periodOf } from './period.ts';

const days = (from: string, number: number) =>
  Array.from({ length: number }, (_, index) => ({
    day: new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
    count: index + 1,
  }));

describe('periods', () => {
  it.each([
    ['', 'month'],
    ['period=quarter', 'quarter'],
    ['period=year', 'year'],
    ['period=toString', 'month'],
    ['period=century', 'month'],
  ])('of ?%s is %s', (search, period) => {
    expect(periodOf(new URLSearchParams(search))).toBe(period);
  });

  it('end today, in UTC', () => {
    const now = Date.parse('2026-03-01T00:30:00+01:00');
    expect([firstDay('month', now), firstDay('quarter', now), firstDay('year', now)]).toEqual([
      '2026-01-30',
      '2025-11-30',
      '2025-03-01',
    ]);
  });
});

describe('bars', () => {
  it('are days, sevens of days with what is left, or months', () => {
    expect(barsOf(days('2026-01-30', 3), 'month').map(({ from, count }) => [from, count])).toEqual([
      ['2026-01-30', 1],
      ['2026-01-31', 2],
      ['2026-02-01', 3],
    ]);
    expect(barsOf(days('2026-01-30', 9), 'quarter')).toEqual([
      { from: '2026-01-30', to: '2026-02-05', count: 28 },
      { from: '2026-02-06', to: '2026-02-07', count: 17 },
    ]);
    expect(barsOf(days('2026-01-30', 4), 'year')).toEqual([
      { from: '2026-01-30', to: '2026-01-31', count: 3 },
      { from: '2026-02-01', to: '2026-02-02', count: 7 },
    ]);
    expect(barsOf([], 'year')).toEqual([]);
  });
});
