import type { Language } from '../../../shared/config/locales.ts';

const blanks = /[\p{Z}\p{Cc}']/gu;
/** Separators of thousands between groups of three digits: `1.234,50` in French, `1,234.50` in English. */
const grouped = {
  fr: /^-?\d{1,3}(?:\.\d{3})+,\d*$/,
  en: /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/,
} as const satisfies Record<Language, RegExp>;
const decimal = /^(-?)0*(\d{1,})(?:\.(\d+))?$/;

/** The number as answers hold it (`1234.5`), of what a person types; what is no number stays as it was typed. */
export function decimalOf(typed: string, language: Language): string | null {
  const text = typed.replaceAll(blanks, '').replace(/^\u2212/, '-');
  if (text === '') return null;
  const ungrouped = grouped[language].test(text) ? text.replaceAll(language === 'fr' ? '.' : ',', '') : text;
  const [, sign = '', whole, fraction] = decimal.exec(ungrouped.replace(',', '.')) ?? [];
  if (whole === undefined) return typed;
  return `${sign}${whole}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** An answer as people of the language write it, to be edited. */
export const typedDecimal = (value: string, language: Language): string =>
  language === 'fr' && decimal.test(value) ? value.replace('.', ',') : value;
