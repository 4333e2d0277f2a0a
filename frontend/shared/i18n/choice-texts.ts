import choices from '../../../wp-plugin/config/choices.json' with { type: 'json' };
import type { Language } from '../config/locales.ts';

type Lists = Omit<typeof choices, 'consentCategory'>;
type Labels<List extends keyof Lists> = Record<keyof Lists[List] & string, string>;

/** Labels of a list's choices, by value. */
const labelsOf = <List extends keyof Lists>(list: List, language: Language): Labels<List> =>
  Object.fromEntries(
    Object.entries<Record<Language, string>>(choices[list]).map(([value, label]) => [value, label[language]]),
  ) as Labels<List>;

/** French writes languages in lower case within a sentence. */
const inSentence = <Name extends string>(labels: Record<Name, string>, language: Language) =>
  Object.fromEntries(
    Object.entries<string>(labels).map(([name, label]) => [
      name,
      language === 'fr' ? label.toLowerCase() : label,
    ]),
  ) as Record<Name, string>;

/** The labels of the lists that public pages show. */
export const choiceTexts = (language: Language) => ({
  callType: labelsOf('callType', language),
  aidType: labelsOf('aidType', language),
  depositLanguageName: labelsOf('depositLanguages', language),
  depositLanguage: inSentence(labelsOf('depositLanguages', language), language),
  structureType: labelsOf('structureType', language),
  resourceKind: labelsOf('resourceKind', language),
  mode: labelsOf('mode', language),
  level: labelsOf('level', language),
  network: labelsOf('network', language),
});

type ChoiceTexts = ReturnType<typeof choiceTexts>;
type ChoiceKeys<List extends keyof ChoiceTexts> = {
  readonly [Value in keyof ChoiceTexts[List] & string]: `${List}.${Value}`;
};

const french = choiceTexts('fr');

/** The keys of a list's labels, by value. */
export const choiceKeys = <List extends keyof ChoiceTexts>(list: List): ChoiceKeys<List> =>
  Object.fromEntries(
    Object.keys(french[list]).map((value) => [value, `${list}.${value}`]),
  ) as ChoiceKeys<List>;
