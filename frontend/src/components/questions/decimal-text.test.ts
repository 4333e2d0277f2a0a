import { describe, expect, it } from 'vitest';
import { decimalOf, typedDecimal } from './decimal-text.ts';

describe('numbers as people type them', () => {
  it.each([
    ['fr', '1 234,5', '1234.5'],
    ['fr', '1\u202f234,50', '1234.50'],
    ['fr', '1.234,50', '1234.50'],
    ['fr', '12.5', '12.5'],
    ['fr', '007', '7'],
    ['fr', '0', '0'],
    ['fr', '0,5', '0.5'],
    ['fr', '-3', '-3'],
    ['fr', '\u22123', '-3'],
    ['en', '1,234', '1234'],
    ['en', '1,234.50', '1234.50'],
    ['en', '12,5', '12.5'],
    ['en', "1'234'567", '1234567'],
  ] as const)('%s: %s is %s', (language, typed, answer) => {
    expect(decimalOf(typed, language)).toBe(answer);
  });

  it('stay as they were typed where they are none', () => {
    for (const typed of ['douze', '12,', '1,2,3', '--1', '1e5', '.5'])
      expect(decimalOf(typed, 'fr')).toBe(typed);
  });

  it('are no answer when nothing but blanks is typed', () => {
    expect(decimalOf(' \u00a0', 'fr')).toBeNull();
  });

  it('are shown as people of the language write them, and come back the same', () => {
    expect(typedDecimal('1234.5', 'fr')).toBe('1234,5');
    expect(typedDecimal('1234.5', 'en')).toBe('1234.5');
    expect(decimalOf(typedDecimal('1234.5', 'fr'), 'fr')).toBe('1234.5');
    expect(typedDecimal('douze', 'fr')).toBe('douze');
  });
});
