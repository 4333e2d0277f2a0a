import { describe, expect, it } from 'vitest';
import { ZoneSearch } from './find-zones.ts';

const countries = [
  { id: 1, name: 'Sénégal', isoCode: 'SN' },
  { id: 2, name: 'Inde', isoCode: 'IN' },
];
const zones = new ZoneSearch('fr', countries);
const find = (text: string, first?: string) => zones.find(text, first, 5);

describe('the search for a time zone', () => {
  it('finds a city as readers call it, whatever its accents, and its name in the database', () => {
    expect(find('le caire')).toEqual(['Africa/Cairo']);
    expect(find('lome')).toEqual(['Africa/Lome']);
    expect(find('dar es')).toEqual(['Africa/Dar_es_Salaam']);
    expect(find('africa/dak')).toEqual(['Africa/Dakar']);
  });

  it('finds the zones of a country, by their present names', () => {
    expect(find('senegal')).toEqual(['Africa/Dakar']);
    expect(find('inde')).toContain('Asia/Kolkata');
  });

  it('lists one’s own first, then those whose names begin with the text', () => {
    expect(find('da', 'Africa/Dar_es_Salaam')[0]).toBe('Africa/Dar_es_Salaam');
    expect(find('dakar')[0]).toBe('Africa/Dakar');
    expect(find('zzz', 'Africa/Dakar')).toEqual([]);
    expect(zones.find('a', undefined, 3)).toHaveLength(3);
  });
});
