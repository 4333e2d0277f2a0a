/** Decimal numbers as text, of at most 15 digits: the plugin's Applications\Forms\Judging\Decimal. */
const pattern = /^-?(?:0|[1-9][0-9]{0,11})(?:\.[0-9]{1,3})?$/;

/** In the smallest unit, as a whole number; null: not a number with at most so many decimals. */
export function scaled(text: unknown, decimals: number): bigint | null {
  if (typeof text !== 'string' || !pattern.test(text)) return null;
  const [whole = '', fraction = ''] = text.split('.');
  return fraction.length > decimals ? null : BigInt(whole + fraction.padEnd(decimals, '0'));
}
