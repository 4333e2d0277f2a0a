import { describe, expect, it } from 'vitest';
import { jsonLd, placeOf, zonedTime } from './structured-data.ts';

describe('jsonLd', () => {
  it('cannot be closed by its content', () => {
    const name = '</script><script>alert(1)</script><!-- \u2028 "\\';
    const json = jsonLd({ '@type': 'Event', name });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name,
    });
  });
});

describe('zonedTime', () => {
  it.each([
    ['2026-12-01T18:00:00Z', 'Africa/Dakar', '2026-12-01T18:00:00Z'],
    ['2026-12-01T18:00:00Z', 'Europe/Paris', '2026-12-01T19:00:00+01:00'],
    ['2026-07-01T22:30:00Z', 'Europe/Paris', '2026-07-02T00:30:00+02:00'],
    ['2026-07-01T22:30:00Z', 'Indian/Mauritius', '2026-07-02T02:30:00+04:00'],
    ['2026-12-01T18:00:00Z', null, '2026-12-01T18:00:00Z'],
    ['2026-12-01', 'Europe/Paris', '2026-12-01'],
    ['soon', 'Europe/Paris', 'soon'],
  ])('%s in %s is %s', (iso, zone, expected) => {
    expect(zonedTime(iso, zone)).toBe(expected);
  });
});

const senegal = { isoCode: 'SN', name: 'Sénégal' };

describe('placeOf', () => {
  it('names the place, its address and its country', () => {
    expect(placeOf('Maison', 'Rue 1, Dakar', { countries: [senegal] })).toEqual({
      '@type': 'Place',
      name: 'Maison',
      address: { '@type': 'PostalAddress', streetAddress: 'Rue 1, Dakar', addressCountry: 'SN' },
    });
    expect(placeOf(null, null, { countries: [senegal] })).toEqual({
      '@type': 'Place',
      name: 'Sénégal',
      address: { '@type': 'PostalAddress', addressCountry: 'SN' },
    });
  });

  it('does not guess where it is', () => {
    expect(placeOf(null, null, { countries: [] })).toBeUndefined();
    expect(placeOf(null, null, { countries: [senegal, { isoCode: 'FR', name: 'France' }] })).toBeUndefined();
  });
});
