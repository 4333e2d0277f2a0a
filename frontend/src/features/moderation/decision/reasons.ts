import choices from '../../../../../wp-plugin/config/choices.json' with { type: 'json' };
import type { Language } from '../../../../shared/config/locales.ts';
import type { PasserelleRejectionReason } from '../../../../shared/graphql/generated/operations.ts';

type Reason = Lowercase<PasserelleRejectionReason>;

const labels: Readonly<Record<Reason, Readonly<Record<Language, string>>>> = choices.rejectionReason;

export const reasonLabel = (reason: Reason | PasserelleRejectionReason, language: Language): string =>
  labels[reason.toLowerCase() as Reason][language];
