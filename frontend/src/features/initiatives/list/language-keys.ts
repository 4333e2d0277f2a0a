import type { ParseKeys } from 'i18next';
import type { Language } from '../../../../shared/config/locales.ts';

type Keys = Record<Language, ParseKeys<'initiatives'>>;

export const languageKeys = { fr: 'list.language.fr', en: 'list.language.en' } as const satisfies Keys;
export const translateKeys = { fr: 'list.translate.fr', en: 'list.translate.en' } as const satisfies Keys;
export const deletedKeys = {
  fr: 'list.delete.version.fr',
  en: 'list.delete.version.en',
} as const satisfies Keys;
export const remainingKeys = {
  fr: 'list.delete.other.fr',
  en: 'list.delete.other.en',
} as const satisfies Keys;
