import choices from '../../../wp-plugin/config/choices.json' with { type: 'json' };
import type { Language } from '../config/locales.ts';
import type { PasserelleSubmissionState } from '../graphql/generated/operations.ts';

/** How an application stands for those who handle it. `draft`: it was sent, and the applicant writes it again. */
export type Standing = PasserelleSubmissionState | 'withdrawn';

type Labels = Readonly<Record<Standing, Readonly<Record<Language, string>>>>;

export const standingLabel = (standing: Standing, language: Language): string =>
  (choices.applicationStanding satisfies Labels)[standing][language];

/** In the order in which applications go through them. */
export const standings = Object.keys(choices.applicationStanding) as Standing[];
