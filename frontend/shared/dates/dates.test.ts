import { describe, expect, it } from 'vitest';
import { formatDateRange, ofZoneCity, zoneCity } from './dates.ts';
import {
  formatComingDateAt,
  formatComingDayAt,
  formatDateAt,
  formatDateRangeAt,
  formatTimeAt,
} from './zoned-dates.ts';

/** No-break spaces are written `~` here. */
const unbroken = (text: string): string => text.replaceAll('~', '\u00a0');

describe('formatDate', () => {
  it.each([
    ['2026-12-01', 'fr', null, '1er~décembre~2026'],
    ['2026-12-02', 'fr', null, '2~décembre~2026'],
    ['2026-12-11', 'fr', null, '11~décembre~2026'],
    ['2026-12-31', 'fr', null, '31~décembre~2026'],
    ['2026-12-01', 'en', null, '1~December~2026'],
    // A plain date is that day everywhere, whatever the zone.
    ['2026-12-01', 'fr', 'Pacific/Auckland', '1er~décembre~2026'],
    // An instant is read in its own zone.
    ['2026-12-01T23:30:00Z', 'fr', 'Africa/Dakar', '1er~décembre~2026'],
    ['2026-12-01T23:30:00Z', 'fr', 'Europe/Paris', '2~décembre~2026'],
    ['2026-12-01T23:30:00Z', 'en', 'Indian/Reunion', '2~December~2026'],
  ] as const)('%s in %s at %s is %s', (iso, language, zone, expected) => {
    expect(formatDateAt(iso, language, zone)).toBe(unbroken(expected));
  });
});

describe('formatTime', () => {
  it.each([
    ['2026-07-01T17:00:00Z', 'fr', 'Europe/Paris', '19~h'],
    ['2026-01-01T17:05:00Z', 'fr', 'Europe/Paris', '18~h~05'],
    ['2026-01-01T09:30:00Z', 'fr', 'Africa/Abidjan', '9~h~30'],
    ['2026-01-01T09:00:00Z', 'en', 'Africa/Abidjan', '09:00'],
    ['2026-01-01T00:00:00Z', 'fr', 'Africa/Abidjan', 'minuit'],
    ['2026-01-01T00:05:00Z', 'fr', 'Africa/Abidjan', '0~h~05'],
    ['2026-01-01T12:00:00Z', 'fr', 'Africa/Abidjan', '12~h'],
    ['2026-01-01T00:00:00Z', 'en', 'Africa/Abidjan', '00:00'],
  ] as const)('%s in %s at %s is %s', (iso, language, zone, expected) => {
    expect(formatTimeAt(iso, language, zone)).toBe(unbroken(expected));
  });
});

describe('formatComingDateAt', () => {
  const now = Date.parse('2026-11-21T23:30:00Z');

  it.each([
    ['2026-12-22', 'fr', null, '22~décembre'],
    ['2026-12-01', 'fr', null, '1er~décembre'],
    ['2026-12-22', 'en', null, '22~December'],
    ['2026-12-22T23:30:00Z', 'fr', 'Africa/Dakar', '22~décembre'],
    // Today is still to come, yesterday is not.
    ['2026-11-21', 'fr', 'Africa/Dakar', '21~novembre'],
    ['2026-11-20', 'fr', 'Africa/Dakar', '20~novembre~2026'],
    // It is the next day in Paris already.
    ['2026-11-21', 'fr', 'Europe/Paris', '21~novembre~2026'],
    ['2027-01-01', 'fr', null, '1er~janvier~2027'],
    // The year of its zone, not of UTC.
    ['2026-12-31T23:30:00Z', 'fr', 'Europe/Paris', '1er~janvier~2027'],
    ['2027-12-22', 'fr', null, '22~décembre~2027'],
  ] as const)('%s in %s at %s is %s', (iso, language, zone, expected) => {
    expect(formatComingDateAt(iso, language, zone, now)).toBe(unbroken(expected));
  });

  it.each([
    ['2026-11-25T10:00:00Z', 'fr', 'mercredi~25~novembre'],
    ['2026-11-25T10:00:00Z', 'en', 'Wednesday~25~November'],
    ['2026-03-04T10:00:00Z', 'fr', 'mercredi~4~mars~2026'],
    ['2027-12-01', 'fr', 'mercredi~1er~décembre~2027'],
  ] as const)('%s in %s has the weekday: %s', (iso, language, expected) => {
    expect(formatComingDayAt(iso, language, 'Africa/Dakar', now)).toBe(unbroken(expected));
  });
});

describe('formatDateRange', () => {
  it.each([
    ['2026-12-03', null, '3~décembre~2026'],
    ['2026-12-03', '2026-12-03', '3~décembre~2026'],
    ['2026-12-01', '2026-12-05', '1er–5~décembre~2026'],
    ['2026-11-28', '2026-12-01', '28~novembre – 1er~décembre~2026'],
    ['2026-12-28', '2027-01-03', '28~décembre~2026 – 3~janvier~2027'],
    // The same day of another month, and of another year.
    ['2026-11-03', '2026-12-03', '3~novembre – 3~décembre~2026'],
    ['2026-12-03', '2027-12-03', '3~décembre~2026 – 3~décembre~2027'],
  ])('%s to %s is %s', (start, end, expected) => {
    expect(formatDateRange(start, end, 'fr')).toBe(unbroken(expected));
  });

  it('counts days in the zone of the item', () => {
    const night = ['2026-12-03T22:00:00Z', '2026-12-03T23:30:00Z'] as const;
    expect(formatDateRangeAt(...night, 'en', 'Africa/Dakar')).toBe(unbroken('3~December~2026'));
    expect(formatDateRangeAt(...night, 'en', 'Europe/Paris')).toBe(unbroken('3–4~December~2026'));
  });
});

describe('zoneCity', () => {
  it.each([
    ['Africa/Dakar', 'fr', 'Dakar'],
    ['Africa/Algiers', 'fr', 'Alger'],
    ['Africa/Algiers', 'en', 'Algiers'],
    ['Africa/Porto-Novo', 'fr', 'Porto-Novo'],
    ['Africa/Dar_es_Salaam', 'en', 'Dar es Salaam'],
    ['Africa/Lome', 'fr', 'Lomé'],
    ['Africa/Sao_Tome', 'en', 'São Tomé'],
    ['UTC', 'fr', 'UTC'],
  ] as const)('%s in %s is %s', (zone, language, expected) => {
    expect(zoneCity(zone, language)).toBe(expected);
  });
});

describe('ofZoneCity', () => {
  it.each([
    ['Africa/Dakar', 'fr', 'de Dakar'],
    ['Africa/Abidjan', 'fr', 'd’Abidjan'],
    ['Africa/Addis_Ababa', 'fr', 'd’Addis-Abeba'],
    ['Africa/Cairo', 'fr', 'du Caire'],
    ['Indian/Reunion', 'fr', 'de La Réunion'],
    ['Africa/Abidjan', 'en', 'Abidjan'],
  ] as const)('%s in %s is %s', (zone, language, expected) => {
    expect(ofZoneCity(zone, language)).toBe(expected);
  });
});
