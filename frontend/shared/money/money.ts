import type { Language } from '../config/locales.ts';

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  let known = formatters.get(key);
  if (!known) {
    const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
    // Amounts are whole numbers: the usual decimals of a currency would only be zeros.
    known = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
    formatters.set(key, known);
  }
  return known;
}

/** `1 000 000 F CFA` in French, `€2,400` in English. */
export const formatMoney = (amount: number, currency: string, language: Language): string =>
  formatter(language, currency).format(amount);

/** `1 000–2 500 €`; one amount when both are equal. */
export const formatMoneyRange = (min: number, max: number, currency: string, language: Language): string =>
  min === max ? formatMoney(min, currency, language) : formatter(language, currency).formatRange(min, max);
