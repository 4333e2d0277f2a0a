import { expect, it } from 'vitest';
import { trainingMoment } from './training-moment.ts';

it.each([
  [null, null, '2026-11-21T12:00:00Z', null],
  ['2026-11-22', null, '2026-11-21T23:59:59Z', 'next'],
  ['2026-11-22', null, '2026-11-22T00:00:00Z', 'now'],
  // Still the 22nd in Praia.
  ['2026-11-22', null, '2026-11-23T00:59:59Z', 'now'],
  ['2026-11-22', null, '2026-11-23T01:00:00Z', 'past'],
  ['2026-11-22', '2026-12-01', '2026-12-01T12:00:00Z', 'now'],
  ['2026-11-22', '2026-12-01', '2026-12-02T01:00:00Z', 'past'],
  [null, '2026-12-01', '2026-11-21T00:00:00Z', 'now'],
])('a training from %s to %s is, at %s, %s', (start, end, iso, moment) => {
  expect(trainingMoment(start, end, Date.parse(iso))).toBe(moment);
});
