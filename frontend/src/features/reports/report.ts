import type { ParseKeys } from 'i18next';
import choices from '../../../../wp-plugin/config/choices.json' with { type: 'json' };
import type { Language } from '../../../shared/config/locales.ts';
import type {
  PasserelleReportOutcome,
  ReportFieldsFragment,
} from '../../../shared/graphql/generated/operations.ts';

export type Report = ReportFieldsFragment;
/** As the API has it. */
export type Outcome = Lowercase<PasserelleReportOutcome>;

export const outcomeKeys = {
  NO_CONSEQUENCE: 'outcomes.noConsequence',
  PROFILE_OFFLINE: 'outcomes.profileOffline',
  ACCOUNT_CLOSED: 'outcomes.accountClosed',
} as const satisfies Record<PasserelleReportOutcome, ParseKeys<'reports'>>;

export const outcomeOf = (outcome: PasserelleReportOutcome): Outcome => outcome.toLowerCase() as Outcome;

const reasons: Readonly<Record<string, Readonly<Record<Language, string>>>> = choices.reportReason;

export const reasonLabel = (reason: string, language: Language): string =>
  reasons[reason]?.[language] ?? reason;
