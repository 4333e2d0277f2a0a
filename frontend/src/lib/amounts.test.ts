import { describe, expect, it } from 'vitest';
import { amountText, sumOf } from './amounts.ts';

describe('amounts', () => {
  it('are texts of a language', () => {
    expect(amountText('1500.50', 'EUR', 'fr').replace(/\s/g, ' ')).toBe('1 500,50 EUR');
    expect(amountText('1500.50', 'EUR', 'en').replace(/\s/g, ' ')).toBe('EUR 1,500.50');
    expect(amountText('46600.00', 'EUR', 'fr').replace(/\s/g, ' ')).toBe('46 600 EUR');
    expect(amountText(2000000, 'XOF', 'en').replace(/\s/g, ' ')).toBe('XOF 2,000,000');
  });

  it('are summed exactly, and what is none counts for nothing', () => {
    expect(sumOf(['0.10', '0.20', null, 'x'], 'EUR')).toBe('0.30');
    expect(sumOf([], 'EUR')).toBe('0.00');
    expect(sumOf(['1500000', '2500000'], 'XOF')).toBe('4000000');
  });
});
