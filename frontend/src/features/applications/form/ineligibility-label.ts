import choices from '../../../../../wp-plugin/config/choices.json' with { type: 'json' };
import type { Language } from '../../../../shared/config/locales.ts';
import type { PasserelleIneligibilityReason } from '../../../../shared/graphql/generated/operations.ts';

type Labels = Readonly<Record<PasserelleIneligibilityReason, Readonly<Record<Language, string>>>>;

export const ineligibilityLabel = (reason: PasserelleIneligibilityReason, language: Language): string =>
  (choices.ineligibilityReason satisfies Labels)[reason][language];

/** In the order of the form. */
export const ineligibilityReasons = Object.keys(
  choices.ineligibilityReason,
) as PasserelleIneligibilityReason[];
