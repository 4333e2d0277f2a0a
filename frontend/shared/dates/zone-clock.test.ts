import { expect, it } from 'vitest';
import { clockAt, offsetAt, offsetText } from './zone-clock.ts';

it.each([
  ['Indian/Mauritius', '2027-01-31T22:30:00Z', '2027-02-01T02:30:00', '+04:00'],
  ['America/St_Johns', '2027-01-31T22:30:59.999Z', '2027-01-31T19:00:59', '-03:30'],
  ['Africa/Dakar', '2027-01-31T00:00:00Z', '2027-01-31T00:00:00', '+00:00'],
  // Years have four digits, also before 1000.
  ['UTC', '0202-12-01T10:00:00Z', '0202-12-01T10:00:00', '+00:00'],
])('the clocks of %s at %s', (zone, iso, clock, offset) => {
  const instant = Date.parse(iso);
  expect([clockAt(zone, instant), offsetText(offsetAt(zone, instant))]).toEqual([clock, offset]);
});
