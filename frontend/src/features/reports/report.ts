import type { ParseKeys } from 'i18next';
import choices from '../../../../wp-plugin/config/choices.json' with { type: 'json' };
import type { Language } from '../../../shared/config/locales.ts';
import type {
  PasserelleReportOutcome,
  ReportFieldsFragment,
} from '../../../shared/graphql/generated/operations.ts';

export type Report = ReportFieldsFragment;

export const outcomeKeys = {
  no_consequence: 'outcomes.noConsequence',
  profile_offline: 'outcomes.profileOffline',
  account_closed: 'outcomes.accountClosed',
} as const satisfies Record<PasserelleReportOutcome, ParseKeys<'reports'>>;

const reasons: Readonly<Record<string, Readonly<Record<Language, string>>>> = choices.reportReason;

export const reasonLabel = (reason: string, language: Language): string =>
  reasons[reason]?.[language] ?? reason;
