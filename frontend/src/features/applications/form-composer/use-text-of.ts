import { useTranslation } from 'react-i18next';
import type { FormTexts } from '../../../../shared/application-form/form-document.ts';
import { otherLanguage } from '../../../../shared/config/locales.ts';
import { useSite } from '../../../lib/site.ts';

/** Reads a text in the language of the reader, else in the other one. */
export function useTextOf(): (texts: FormTexts) => string {
  const { t } = useTranslation('formComposer');
  const { language } = useSite();
  return (texts) => texts[language]?.trim() || texts[otherLanguage(language)]?.trim() || t('untitled');
}
