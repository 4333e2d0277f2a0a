import { expect, it } from 'vitest';
import { stepsWithPresent } from './steps.ts';

const phases = (dates: (string | null)[], today: string) =>
  stepsWithPresent(
    dates.map((date) => ({ date })),
    today,
  ).map(({ phase }) => phase);

it.each([
  ['2026-11-20', ['coming', 'next', null]],
  ['2026-11-21', ['today', 'next', null]],
  ['2026-11-22', ['done', 'coming', null]],
  ['2026-12-15', ['done', 'today', null]],
  ['2026-12-16', ['done', 'done', null]],
])('on %s the present is %o', (today, expected) => {
  expect(phases(['2026-11-21', '2026-12-15', null], today)).toEqual(expected);
});

it('finds the next step when they are not in order, and marks one of two on the same day', () => {
  expect(phases(['2027-02-01', '2026-12-01', '2026-12-01'], '2026-11-21')).toEqual([
    'next',
    'coming',
    'next',
  ]);
});
