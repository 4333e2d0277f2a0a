import type { i18n, TFunction } from 'i18next';
import type { Language } from '../../shared/config/locales.ts';
import { choiceTexts } from '../../shared/i18n/choice-texts.ts';
import { createI18n } from '../../shared/i18n/create-i18n.ts';
import { en as commonEnglish } from '../../shared/i18n/locales/en.ts';
import { fr as commonFrench } from '../../shared/i18n/locales/fr.ts';
import { en } from './locales/en.ts';
import { fr } from './locales/fr.ts';

/** Translators that all requests share, since nothing changes them. */
const translators: Record<Language, i18n> = {
  fr: createI18n('fr', { common: commonFrench, choices: choiceTexts('fr'), documents: fr }),
  en: createI18n('en', { common: commonEnglish, choices: choiceTexts('en'), documents: en }),
};

/** Texts of feeds and calendars. */
export const documentTexts: Record<Language, TFunction<'documents'>> = {
  fr: translators.fr.getFixedT('fr', 'documents'),
  en: translators.en.getFixedT('en', 'documents'),
};

/** Texts of share pictures. */
export const shareTexts: Record<Language, TFunction> = {
  fr: translators.fr.getFixedT('fr', 'common'),
  en: translators.en.getFixedT('en', 'common'),
};
