import { type Language, languages } from '../config/locales.ts';
import type { FormTexts } from './form-document.ts';

/** The language in which a text of a form is read: the other one where it is only written there. */
export const languageOfText = (texts: FormTexts, language: Language): Language =>
  texts[language] ? language : (languages.find((each) => texts[each]) ?? language);

/** A text of a form in a language, or in the other one where it is only written there. */
export function formText(texts: FormTexts | undefined, language: Language): string {
  return texts?.[languageOfText(texts, language)] ?? '';
}
