import choices from '../../../../../wp-plugin/config/choices.json' with { type: 'json' };
import type { Language } from '../../../../shared/config/locales.ts';
import type { PasserelleRejectionReason } from '../../../../shared/graphql/generated/operations.ts';

export type Reason = PasserelleRejectionReason;

const labels: Readonly<Record<Reason, Readonly<Record<Language, string>>>> = choices.rejectionReason;

/** Why a record may be rejected, in the order of the form. */
export const reasons = Object.keys(labels) as Reason[];

export const reasonLabel = (reason: Reason, language: Language): string => labels[reason][language];
