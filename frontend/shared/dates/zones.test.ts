import { describe, expect, it } from 'vitest';
import { isZone, zones } from './zone-data.ts';
import { currentZoneName } from './zones.ts';

describe('the names of time zones', () => {
  it('are those of the database of zones, not those that it has replaced', () => {
    expect(zones().names).toEqual(
      expect.arrayContaining(['Africa/Dakar', 'Asia/Kolkata', 'Europe/Kyiv', 'UTC']),
    );
    expect(['Asia/Calcutta', 'Europe/Kiev', 'africa/dakar', 'CET', ''].filter(isZone)).toEqual([]);
    expect([currentZoneName('Asia/Calcutta'), currentZoneName('Africa/Dakar')]).toEqual([
      'Asia/Kolkata',
      'Africa/Dakar',
    ]);
  });

  it('can all be used', () => {
    const broken = zones().names.filter((timeZone) => {
      try {
        return new Intl.DateTimeFormat('en', { timeZone }).format(0) === '';
      } catch {
        return true;
      }
    });
    expect(broken).toEqual([]);
  });
});
