import { describe, expect, it } from 'vitest';
import choices from '../../../wp-plugin/config/choices.json' with { type: 'json' };
import { formatMoney, formatMoneyRange } from './money.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatMoney', () => {
  it.each([
    [1_000_000, 'XOF', 'fr', '1 000 000 F CFA'],
    [1_000_000, 'XOF', 'en', 'F CFA 1,000,000'],
    [2_400, 'EUR', 'fr', '2 400 €'],
    [2_400, 'EUR', 'en', '€2,400'],
    [0, 'EUR', 'fr', '0 €'],
  ] as const)('%d %s in %s is %s', (amount, currency, language, expected) => {
    expect(plain(formatMoney(amount, currency, language))).toBe(expected);
  });

  it('knows each currency that calls may have', () => {
    for (const currency of Object.keys(choices.currency)) {
      expect(plain(formatMoney(5, currency, 'fr'))).toMatch(/^5 \S/);
    }
  });

  it('breaks no line within an amount in French', () => {
    expect(formatMoney(1_000_000, 'XOF', 'fr')).not.toContain(' ');
  });
});

describe('formatMoneyRange', () => {
  it('writes both bounds as the language does', () => {
    expect(plain(formatMoneyRange(1_000, 2_500, 'EUR', 'fr'))).toBe('1 000–2 500 €');
    expect(plain(formatMoneyRange(1_000, 2_500, 'EUR', 'en')).replace(/\s/g, '')).toBe('€1,000–€2,500');
  });

  it('writes one amount when there is no range', () => {
    expect(plain(formatMoneyRange(900, 900, 'EUR', 'fr'))).toBe('900 €');
  });
});
