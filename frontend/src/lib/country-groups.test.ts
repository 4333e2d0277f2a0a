import { describe, expect, it } from 'vitest';
import { countryGroups } from './country-groups.ts';

const listed = (codes: string) => codes.split(' ').map((isoCode) => ({ isoCode }));
const groupsOf = (codes: string, language: 'fr' | 'en' = 'fr') =>
  countryGroups(listed(codes), language).map(({ heading, entries }) => [
    heading,
    entries.map(({ isoCode }) => isoCode).join(' '),
  ]);

describe('lists of countries', () => {
  it('have headings, Africa and France first, in the order in which they came', () => {
    expect(groupsOf('SN BJ FR DE TG AR JP BE WF GP')).toEqual([
      ['Afrique et France', 'SN BJ FR TG'],
      ['Europe', 'DE BE'],
      ['Amériques', 'AR GP'],
      ['Asie', 'JP'],
      ['Océanie', 'WF'],
    ]);
    expect(groupsOf('SN DE', 'en')).toEqual([
      ['Africa and France', 'SN'],
      ['Europe', 'DE'],
    ]);
  });

  it('begin with one’s own country, of whatever region', () => {
    expect(groupsOf('JP BJ FR DE CN')).toEqual([
      [undefined, 'JP'],
      ['Afrique et France', 'BJ FR'],
      ['Europe', 'DE'],
      ['Asie', 'CN'],
    ]);
    expect(groupsOf('DE BE')).toEqual([['Europe', 'DE BE']]);
  });

  it('leave nothing out', () => {
    expect(groupsOf('SN AQ XK')).toEqual([
      ['Afrique et France', 'SN'],
      [undefined, 'AQ XK'],
    ]);
    expect(groupsOf('AQ SN')).toEqual([
      [undefined, 'AQ'],
      ['Afrique et France', 'SN'],
    ]);
    expect(countryGroups([], 'fr')).toEqual([]);
  });
});
