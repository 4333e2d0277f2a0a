import { describe, expect, it } from 'vitest';
import { readTrendsState, trendsSearch, trendsVariables } from './trends-address.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const read = (search: string) => readTrendsState(new URLSearchParams(search), now, 12);

describe('the address of the trends', () => {
  it.each([
    ['', { month: '', sector: '', country: '' }],
    [
      'month=2026-10&sector=performing-arts&country=SN',
      { month: '2026-10', sector: 'performing-arts', country: 'SN' },
    ],
    ['month=2025-12', { month: '2025-12', sector: '', country: '' }],
    ['month=2025-11', { month: '', sector: '', country: '' }],
    ['month=2026-12', { month: '', sector: '', country: '' }],
    ['month=2026-13&sector=<b>&country=sn', { month: '', sector: '', country: '' }],
  ])('?%s', (search, state) => {
    expect(read(search)).toEqual(state);
  });

  it('is written without what is so anyway, and asked as nulls', () => {
    expect(trendsSearch({ month: '', sector: '', country: '' })).toBe('');
    expect(trendsSearch({ month: '2026-10', sector: '', country: 'SN' })).toBe('?month=2026-10&country=SN');
    expect(trendsVariables({ month: '', sector: 'dance', country: '' }, 'en')).toEqual({
      language: 'EN',
      month: null,
      sector: 'dance',
      country: null,
    });
  });
});
