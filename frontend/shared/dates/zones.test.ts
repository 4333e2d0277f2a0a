import { describe, expect, it } from 'vitest';
import { currentZoneName, isZone, zoneNames } from './zones.ts';

describe('the names of time zones', () => {
  it('are those of the database of zones, not those that it has replaced', () => {
    expect(zoneNames).toEqual(expect.arrayContaining(['Africa/Dakar', 'Asia/Kolkata', 'Europe/Kyiv', 'UTC']));
    expect(['Asia/Calcutta', 'Europe/Kiev', 'africa/dakar', 'CET', ''].filter(isZone)).toEqual([]);
    expect([currentZoneName('Asia/Calcutta'), currentZoneName('Africa/Dakar')]).toEqual([
      'Asia/Kolkata',
      'Africa/Dakar',
    ]);
  });

  it('can all be used', () => {
    const broken = zoneNames.filter((timeZone) => {
      try {
        return new Intl.DateTimeFormat('en', { timeZone }).format(0) === '';
      } catch {
        return true;
      }
    });
    expect(broken).toEqual([]);
  });
});
