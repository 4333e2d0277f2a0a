import type { Language } from '../../src/config/locales.ts';

/** Texts of refused fields. Codes of content fields come with the features that own them. */
const french = {
  required: 'Ce champ est obligatoire.',
  too_long: 'Le nombre de caractères dépasse la limite autorisée.',
  unexpected: 'Ce champ n’est pas attendu.',
  bot_check_retry: 'La vérification anti-robot n’a pas abouti. Patientez quelques secondes, puis réessayez.',
} as const;

export type FieldCode = keyof typeof french;

const english: Record<FieldCode, string> = {
  required: 'This field is required.',
  too_long: 'The number of characters exceeds the permitted limit.',
  unexpected: 'This field is not expected.',
  bot_check_retry: 'We could not make sure that you are not a robot. Wait a few seconds, then try again.',
};

export const fieldTexts: Record<Language, Record<FieldCode, string>> = { fr: french, en: english };

/** One refused value of a request: where it is ("actions.0.endDate") and why. */
export interface FieldProblem {
  readonly path: string;
  readonly code: FieldCode;
}
