import { describe, expect, it } from 'vitest';
import { beginningOf, endOf, existsIn, instantIn, localParts, textOfInstant } from './local-time.ts';

const textIn = (zone: string, text: string): string | undefined => {
  const instant = instantIn(zone, text);
  return instant === undefined ? undefined : textOfInstant(instant);
};

describe('an hour on the clocks of a zone', () => {
  it.each([
    ['Africa/Dakar', '2027-01-31T18:00', '2027-01-31T18:00:00Z'],
    ['Europe/Paris', '2027-07-01 18:00', '2027-07-01T16:00:00Z'],
    // Comes twice: the first.
    ['Europe/Paris', '2026-10-25T02:30', '2026-10-25T00:30:00Z'],
    ['Europe/Paris', '2027-12-31T23:59:59', '2027-12-31T22:59:59Z'],
  ])('in %s, %s is %s', (zone, local, instant) => {
    expect(textIn(zone, local)).toBe(instant);
    const { day, time } = localParts(zone, Date.parse(instant));
    expect(`${day}T${time}`.startsWith(local.replace(' ', 'T'))).toBe(true);
  });

  it('is none where summer time skips it', () => {
    expect([
      textIn('Europe/Paris', '2027-03-28T02:30'),
      existsIn('Europe/Paris', '2027-03-28T02:30'),
    ]).toEqual([undefined, false]);
  });
});

describe('a day', () => {
  it.each([
    ['Africa/Dakar', '2027-01-31', '2027-01-31T00:00:00Z', '2027-01-31T23:59:59Z'],
    ['Europe/Paris', '2027-03-28', '2027-03-27T23:00:00Z', '2027-03-28T21:59:59Z'],
    // Clocks skip midnight.
    ['Africa/Cairo', '2027-04-30', '2027-04-29T22:00:00Z', '2027-04-30T20:59:59Z'],
    // An hour before midnight comes twice.
    ['Africa/Cairo', '2026-10-29', '2026-10-28T21:00:00Z', '2026-10-29T21:59:59Z'],
    ['Pacific/Auckland', '2027-12-31', '2027-12-30T11:00:00Z', '2027-12-31T10:59:59Z'],
  ])('in %s, %s begins and ends', (zone, day, first, last) => {
    expect([textOfInstant(beginningOf(zone, day)), textOfInstant(endOf(zone, day))]).toEqual([first, last]);
  });
});
