import type { TFunction } from 'i18next';
import type { Language } from '../../shared/config/locales.ts';
import { createI18n } from '../../shared/i18n/create-i18n.ts';
import { en } from './locales/en.ts';
import { fr } from './locales/fr.ts';

/** Texts of receipts and of printed applications. */
export const printTexts: Record<Language, TFunction<'print'>> = {
  fr: createI18n('fr', { print: fr }).getFixedT('fr', 'print'),
  en: createI18n('en', { print: en }).getFixedT('en', 'print'),
};
