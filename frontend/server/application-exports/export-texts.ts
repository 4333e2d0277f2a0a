import type { TFunction } from 'i18next';
import type { Language } from '../../shared/config/locales.ts';
import { createI18n } from '../../shared/i18n/create-i18n.ts';
import { en } from './locales/en.ts';
import { fr } from './locales/fr.ts';

/** Texts of files with the applications to a call. */
export const exportTexts: Record<Language, TFunction<'applicationExports'>> = {
  fr: createI18n('fr', { applicationExports: fr }).getFixedT('fr', 'applicationExports'),
  en: createI18n('en', { applicationExports: en }).getFixedT('en', 'applicationExports'),
};
