import type { ParseKeys } from 'i18next';
import type { Language } from '../../shared/config/locales.ts';
import type {
  PasserelleDecisionKind,
  PasserelleDecisionReviewState,
  PasserelleOfferAnswer,
} from '../../shared/graphql/generated/operations.ts';
import type { ExportedConflict, ExportedReview } from './exported.ts';

type Key = ParseKeys<'applicationExports'>;

/** Keys of the texts for values of the plugin. */
export const languageKeys = { fr: 'languages.fr', en: 'languages.en' } as const satisfies Record<
  Language,
  Key
>;

export const reviewStateKeys = {
  asked: 'reviewStates.asked',
  accepted: 'reviewStates.accepted',
  declined: 'reviewStates.declined',
  done: 'reviewStates.done',
  cancelled: 'reviewStates.cancelled',
  recused: 'reviewStates.recused',
} as const satisfies Record<NonNullable<ExportedReview['state']>, Key>;

export const decisionKeys = {
  shortlisted: 'decisions.shortlisted',
  advanced: 'decisions.advanced',
  waiting_list: 'decisions.waiting_list',
  selected: 'decisions.selected',
  not_selected: 'decisions.not_selected',
} as const satisfies Record<PasserelleDecisionKind, Key>;

/** `awaited`: no answer yet. */
export const offerKeys = {
  awaited: 'offers.awaited',
  confirmed: 'offers.confirmed',
  declined: 'offers.declined',
  lapsed: 'offers.lapsed',
  revoked: 'offers.revoked',
} as const satisfies Record<PasserelleOfferAnswer | 'awaited', Key>;

export const reviewOutcomeKeys = {
  open: 'reviewOutcomes.open',
  dismissed: 'reviewOutcomes.dismissed',
  upheld: 'reviewOutcomes.upheld',
  ended: 'reviewOutcomes.ended',
} as const satisfies Record<PasserelleDecisionReviewState, Key>;

export const conflictKeys = {
  applicant: 'conflictKinds.applicant',
  coWriter: 'conflictKinds.coWriter',
  structure: 'conflictKinds.structure',
  partner: 'conflictKinds.partner',
  mentor: 'conflictKinds.mentor',
  referee: 'conflictKinds.referee',
  mailDomain: 'conflictKinds.mailDomain',
  declared: 'conflictKinds.declared',
  declaredByManager: 'conflictKinds.declaredByManager',
} as const satisfies Record<ExportedConflict['kind'], Key>;
