import { describe, expect, it } from 'vitest';
import {
  daysAroundMonth,
  daysInMonth,
  daysOf,
  daysValue,
  isMonth,
  monthBeside,
  readDays,
  weeksOf,
} from './days.ts';
import { isRealDay } from '../dates/real-day.ts';

describe('an interval of days', () => {
  it.each([
    ['2026-12-03/2026-12-10', { from: '2026-12-03', to: '2026-12-10' }],
    ['2026-12-03/..', { from: '2026-12-03', to: undefined }],
    ['../2026-12-10', { from: undefined, to: '2026-12-10' }],
  ])('%s is written as it is read', (value, days) => {
    expect([daysOf(value), daysValue(days)]).toEqual([days, value]);
  });

  it('of nothing has no day', () => {
    expect(daysOf(undefined)).toEqual({ from: undefined, to: undefined });
  });

  it.each([
    ['2026-12-03', '2026-12-10', ['2026-12-03', '2026-12-10'], []],
    ['2026-12-03', '', ['2026-12-03', undefined], []],
    ['2026-12-03', '2026-12-03', ['2026-12-03', '2026-12-03'], []],
    ['2026-12-10', '2026-12-03', [undefined, undefined], ['days']],
    ['2026-02-29', '2026-12-03', [undefined, '2026-12-03'], ['from']],
    ['3/12/2026', '2026-12', [undefined, undefined], ['from', 'to']],
    ['', '', [undefined, undefined], []],
  ])('from “%s” to “%s” is read as %j, without %j', (from, to, days, leftOut) => {
    const read = readDays({ from, to });
    expect([[read.days.from, read.days.to], read.leftOut]).toEqual([days, leftOut]);
  });

  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-12-32', false],
    ['1899-12-31', false],
    ['2200-12-31', true],
    ['2201-01-01', false],
    ['+02026-12-03', false],
    ['2026-12-03T00:00', false],
    ['', false],
  ])('%s is a day: %s', (text, isDay) => {
    expect(isRealDay(text)).toBe(isDay);
  });
});

describe('a month', () => {
  it.each([
    ['2026-12', true],
    ['2026-13', false],
    ['2026-00', false],
    ['1999-12', false],
    ['2026-1', false],
    ['2026-12-01', false],
  ])('%s is one: %s', (text, isOne) => {
    expect(isMonth(text)).toBe(isOne);
  });

  it('has neighbours, as far as addresses have months', () => {
    expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect([monthBeside('2000-01', -1), monthBeside('2099-12', 1)]).toEqual([undefined, undefined]);
  });

  it.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2026-12', 31],
  ])('%s has its days', (text, count) => {
    const days = daysInMonth(text);
    expect([days.length, days[0], days.at(-1)]).toEqual([count, `${text}-01`, `${text}-${count}`]);
  });

  it('is searched for with a day before and after it', () => {
    expect(daysAroundMonth('2026-12')).toEqual({ from: '2026-11-30', to: '2027-01-01' });
  });

  it.each([
    ['2026-12', 1, 5],
    ['2026-11', 6, 6],
    ['2027-02', 0, 4],
  ])('%s begins with %d days of another one and has %d weeks', (text, before, count) => {
    const weeks = weeksOf(text);
    expect([weeks[0]?.indexOf(`${text}-01`), weeks.length]).toEqual([before, count]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter((day) => day !== undefined)).toEqual(daysInMonth(text));
  });
});
