import type { ParseKeys } from 'i18next';
import type { Language } from '../../../shared/config/locales.ts';

type Keys = Record<Language, ParseKeys<'ownRecords'>>;

export const languageKeys = { fr: 'language.fr', en: 'language.en' } as const satisfies Keys;
export const translateKeys = { fr: 'translate.fr', en: 'translate.en' } as const satisfies Keys;
export const openKeys = { fr: 'open.fr', en: 'open.en' } as const satisfies Keys;
export const previewKeys = { fr: 'preview.fr', en: 'preview.en' } as const satisfies Keys;
export const openPreviewKeys = {
  fr: 'preview.open.fr',
  en: 'preview.open.en',
} as const satisfies Keys;
export const deletedKeys = {
  fr: 'delete.version.fr',
  en: 'delete.version.en',
} as const satisfies Keys;
export const remainingKeys = {
  fr: 'delete.other.fr',
  en: 'delete.other.en',
} as const satisfies Keys;
