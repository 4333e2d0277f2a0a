import currencies from '../../../wp-plugin/config/currencies.json' with { type: 'json' };
import type { Language } from '../../shared/config/locales.ts';
import { scaled } from '../../shared/application-form/decimal.ts';

const localeOf = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;

const decimalsOf = (currency: string): number =>
  (currencies as Readonly<Record<string, number>>)[currency] ?? 0;

/** `1 500,50 EUR`, `EUR 1,500.50`, `1 500 EUR`: digits with a point before decimals as the text of a language, without decimals that say nothing. */
export function amountText(amount: string | number, currency: string, language: Language): string {
  const [whole = '0', fraction = ''] = String(amount).split('.');
  const grouped = new Intl.NumberFormat(localeOf[language]).format(BigInt(whole));
  const number = /^0*$/.test(fraction) ? grouped : `${grouped}${language === 'fr' ? ',' : '.'}${fraction}`;
  return language === 'fr' ? `${number}\u00a0${currency}` : `${currency}\u00a0${number}`;
}

/** The sum of amounts of one currency, in digits; what is no amount counts for nothing. */
export function sumOf(amounts: readonly (string | null)[], currency: string): string {
  const decimals = decimalsOf(currency);
  let sum = 0n;
  for (const amount of amounts) sum += scaled(amount, decimals) ?? 0n;
  const digits = String(sum).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
