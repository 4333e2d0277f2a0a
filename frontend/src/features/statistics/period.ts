import type { OwnStatisticsQuery } from '../../../shared/graphql/generated/operations.ts';

type Point = OwnStatisticsQuery['passerelleOwnStatistics']['series'][number]['points'][number];

/** Days of each period, and what one bar of its chart stands for. */
export const periods = {
  month: { days: 30, unit: 'day' },
  quarter: { days: 91, unit: 'week' },
  year: { days: 365, unit: 'month' },
} as const;

export type PeriodId = keyof typeof periods;
export const periodIds = Object.keys(periods) as PeriodId[];

export interface Bar {
  /** YYYY-MM-DD: the first day that it stands for. */
  from: string;
  to: string;
  count: number;
}

const dayLength = 86_400_000;
const week = 7;
const monthLength = 'YYYY-MM'.length;
const dateLength = 'YYYY-MM-DD'.length;

/** Anything unknown is the shortest period. */
export const periodOf = (search: URLSearchParams): PeriodId =>
  periodIds.find((id) => id === search.get('period')) ?? 'month';

/** The first day of the period that ends today, in UTC as all days are counted. */
export const firstDay = (period: PeriodId, now: number): string =>
  new Date(now - (periods[period].days - 1) * dayLength).toISOString().slice(0, dateLength);

/** Days as bars: each one, seven at a time, or by month. */
export function barsOf(points: readonly Point[], period: PeriodId): Bar[] {
  const { unit } = periods[period];
  const bars = new Map<string, Bar>();
  for (const [index, { day, count }] of points.entries()) {
    const key = { day, week: String(Math.floor(index / week)), month: day.slice(0, monthLength) }[unit];
    const bar = bars.get(key);
    bars.set(key, { from: bar?.from ?? day, to: day, count: (bar?.count ?? 0) + count });
  }
  return [...bars.values()];
}
