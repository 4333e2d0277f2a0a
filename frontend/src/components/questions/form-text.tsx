import type { FormTexts } from '../../../shared/application-form/form-document.ts';
import { languageOfText } from '../../../shared/application-form/form-text.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { useSite } from '../../lib/site.ts';

interface FormTextProps {
  texts: FormTexts;
  language: Language;
}

/** A text of a form, with its language where that is not the page’s. */
export function FormText({ texts, language }: FormTextProps) {
  const { language: ofPage } = useSite();
  const written = languageOfText(texts, language);
  return <span lang={written === ofPage ? undefined : written}>{texts[written]}</span>;
}
