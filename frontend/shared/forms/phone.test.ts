import { describe, expect, it } from 'vitest';
import { callingCodes, joinPhone, splitPhone } from './phone.ts';

describe('a telephone number', () => {
  it.each([
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['77 123 45 67', 'SN', '+221771234567'],
    ['+228 90 12 34 56', 'FR', '+228 90 12 34 56'],
    ['00228 90123456', 'FR', '+228 90123456'],
    ['  ', 'FR', ''],
    // Nonsense is for WordPress to refuse, as it was typed.
    ['12', 'FR', '+3312'],
    ['06 12 34 56 78', 'XK2', '06 12 34 56 78'],
    ['06 12 34 56 78', '', '06 12 34 56 78'],
  ])('%j of %j is %j', (number, country, joined) => {
    expect(joinPhone(number, country)).toBe(joined);
  });

  it.each([
    ['+221771234567', 'FR', { country: 'SN', number: '77 123 45 67' }],
    ['+33612345678', 'SN', { country: 'FR', number: '06 12 34 56 78' }],
    ['nonsense', 'SN', { country: 'SN', number: 'nonsense' }],
  ])('%j is split into two fields', (phone, likely, shown) => {
    expect(splitPhone(phone, likely)).toEqual(shown);
  });

  it('is unchanged after a round trip', () => {
    for (const phone of ['+221771234567', '+33612345678', '+15144635000', '+262692123456', '+447400123456']) {
      const { country, number } = splitPhone(phone, 'FR');
      expect(joinPhone(number, country)).toBe(phone);
    }
  });

  it('has the code of each country', () => {
    expect(callingCodes.get('SN')).toBe('+221');
    expect(callingCodes.size).toBeGreaterThan(200);
  });
});
