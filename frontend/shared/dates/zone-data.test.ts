import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import expected from '../../../wp-plugin/tests/fixtures/zones.json' with { type: 'json' };
import { shownAt } from './zone-changes.ts';
import { clockAt, offsetAt } from './zone-clock.ts';
import { readZone } from './zone-code.ts';
import { zones } from './zone-data.ts';

const second = 1000;

describe('the database of time zones', () => {
  it('shows in every zone, through three years, what the plugin shows there', () => {
    const { from, until, step, zones } = expected;
    const found = Object.keys(zones).map((zone) => {
      const offsets: number[] = [];
      for (let at = from; at < until; at += step) offsets.push(offsetAt(zone, at * second) / second);
      return [zone, crc32(offsets.join(' ')).toString(16).padStart(8, '0')];
    });
    expect(Object.fromEntries(found)).toEqual(zones);
  });

  it.each([
    // Morocco ended its permanent summer time; PHP 8.2 of Debian and browsers of last year do not know it.
    ['Africa/Casablanca', '2026-12-05T18:00:00Z', '2026-12-05T18:00:00'],
    ['America/Vancouver', '2026-12-05T18:00:00Z', '2026-12-05T11:00:00'],
    ['America/Edmonton', '2026-12-05T18:00:00Z', '2026-12-05T12:00:00'],
    ['Europe/Kiev', '2027-07-01T12:00:00Z', '2027-07-01T15:00:00'],
    // Rules go on.
    ['Europe/Paris', '2199-07-01T12:00:00Z', '2199-07-01T14:00:00'],
    ['Europe/Paris', '1998-07-01T12:00:00Z', '1998-07-01T13:00:00'],
  ])('in %s it is, at %s, %s', (zone, instant, clock) => {
    expect(clockAt(zone, Date.parse(instant))).toBe(clock);
  });

  it.each(['Mars/Olympus', '', 'constructor', '__proto__', 'europe/paris', '+01:00'])(
    'does not have %j',
    (name) => {
      expect(zones().has(name)).toBe(false);
      expect(() => offsetAt(name, 0)).toThrow(RangeError);
    },
  );

  it('gives scripts the clocks of a period', () => {
    const [from, until] = [Date.parse('2026-10-24T12:00:00Z'), Date.parse('2027-04-01T00:00:00Z')];
    const code = zones().clockCode('Europe/Paris', from, until);
    const changes = readZone(code, 0);
    for (let at = from; at <= until; at += 900 * second)
      expect(shownAt(changes, at)).toBe(clockAt('Europe/Paris', at));
  });
});
