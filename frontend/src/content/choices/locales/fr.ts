import { choiceTexts } from '../../../../shared/i18n/choice-texts.ts';

/** The labels of choices: all public pages have them, of the workspace only what shows cards or details. */
export const fr = choiceTexts('fr');

declare module 'i18next' {
  interface ResourceNamespaceMap {
    choices: typeof fr;
  }
}
