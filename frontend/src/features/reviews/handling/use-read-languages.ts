import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../shared/config/locales.ts';

/** Keys of the languages that reviewers read. */
export const languageKeys = {
  fr: 'reviewers.language.fr',
  en: 'reviewers.language.en',
} as const satisfies Record<Language, ParseKeys<'reviews'>>;

const isKnown = (code: string): code is Language => Object.hasOwn(languageKeys, code);

/** The names of languages, separated by commas; codes of others are shown as they are. */
export function useReadLanguages(): (codes: readonly string[]) => string {
  const { t } = useTranslation('reviews');
  return (codes) => codes.map((code) => (isKnown(code) ? t(languageKeys[code]) : code)).join(', ');
}
