import {
  AnswerOfferOperation,
  DecisionLettersOperation,
  DecisionsOperation,
  ForgetDecisionsOperation,
  OwnDecisionOperation,
  PlacementOperation,
  PrepareDecisionsOperation,
  PublishDecisionsOperation,
  RenewDecisionsOperation,
  RevokeOfferOperation,
  SaveDecisionSettingsOperation,
  SavePlacesOperation,
  ShowOwnResultOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** What is prepared is visible to those who handle the call alone. Amounts are digits with a point before decimals. */
export const getDecisions = {
  path: '/api/dashboard/decisions',
  method: 'GET',
  summary: 'The decisions on the applications to a call that one runs, prepared and published',
  who: anyMember,
  operation: DecisionsOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

export const getDecisionLetters = {
  path: '/api/dashboard/decisions/letters',
  method: 'GET',
  summary: 'The letters of the decision on an application, as they will be sent',
  who: anyMember,
  operation: DecisionLettersOperation,
  errors: ['not_found', 'own_reviews_open'],
} as const satisfies CallRow;

const change = { method: 'POST', silent: 'screen', who: anyMember } as const;

/**
 * Each application is decided on for itself, at most 100 at once: `results` has its `code` where it was refused. `version` is that of its
 * handling. `amount` goes with selected, in `currency`; `place` is on the waiting list; `deviation` says why it is not what is proposed for the
 * places.
 */
export const prepareDecisions = {
  ...change,
  path: '/api/dashboard/decisions/prepare',
  summary: 'Prepare decisions on applications to a call that one runs, with their letters',
  operation: PrepareDecisionsOperation,
} as const satisfies CallRow;

export const renewDecisions = {
  ...change,
  path: '/api/dashboard/decisions/renew',
  summary: 'Render the letters of prepared decisions again',
  operation: RenewDecisionsOperation,
} as const satisfies CallRow;

export const forgetDecisions = {
  ...change,
  path: '/api/dashboard/decisions/forget',
  summary: 'Take prepared decisions back',
  operation: ForgetDecisionsOperation,
} as const satisfies CallRow;

/** An unknown field of a letter is named by the path of its refusal. 409 with what stands when others have saved meanwhile. */
export const saveDecisionSettings = {
  ...change,
  path: '/api/dashboard/decisions/settings',
  silent: 'statusLine',
  summary: 'Save the letters and dates of the decisions of a call that one runs',
  operation: SaveDecisionSettingsOperation,
  formDocument: true,
  errors: ['not_found', 'stale_version'],
} as const satisfies CallRow;

/** `proposals` depend on what was sent, scored and published, never on what is prepared. */
export const getPlacement = {
  path: '/api/dashboard/decisions/places',
  method: 'GET',
  summary: 'The categories and places of a call that one runs, and who is proposed for them',
  who: anyMember,
  operation: PlacementOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** 409 when others have saved meanwhile, and once a decision is published. */
export const savePlaces = {
  ...change,
  path: '/api/dashboard/decisions/places',
  silent: 'statusLine',
  summary: 'Save the categories and places of a call that one runs',
  operation: SavePlacesOperation,
  errors: ['not_found', 'stale_version'],
} as const satisfies CallRow;

/** Never what is prepared. `letters` are in both languages; `answers` is whether the reader may confirm or decline now. */
export const getOwnDecision = {
  path: '/api/dashboard/decisions/own',
  method: 'GET',
  summary: 'The published decision on an application that one sends or writes',
  who: anyMember,
  operation: OwnDecisionOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

export const answerOffer = {
  method: 'POST',
  who: anyMember,
  path: '/api/dashboard/decisions/answer',
  silent: 'screen',
  summary: 'Confirm or decline the offer that was made to an application',
  operation: AnswerOfferOperation,
  errors: ['invalid_transition', 'not_found', 'offer_over'],
} as const satisfies CallRow;

/** Agreed to once confirmed, and taken back at any time. */
export const showOwnResult = {
  method: 'POST',
  who: anyMember,
  path: '/api/dashboard/decisions/show-result',
  silent: 'screen',
  summary: 'Agree that a confirmed result is shown on the page of the call, or take that back',
  operation: ShowOwnResultOperation,
  errors: ['invalid_transition', 'not_found'],
} as const satisfies CallRow;

/** `version` is that of the handling of the application; the applicant reads the reason. */
export const revokeOffer = {
  method: 'POST',
  who: anyMember,
  path: '/api/dashboard/decisions/revoke',
  silent: 'screen',
  summary: 'Take back the offer that was made to an application to a call that one runs',
  operation: RevokeOfferOperation,
  errors: ['invalid_transition', 'not_found', 'stale_version'],
} as const satisfies CallRow;

/** `counts` and `undecided` are what the person has confirmed: 409 when they differ from what is prepared. */
export const publishDecisions = {
  method: 'POST',
  who: anyMember,
  path: '/api/dashboard/decisions/publish',
  silent: 'screen',
  summary: 'Publish all prepared decisions of a call that one runs',
  operation: PublishDecisionsOperation,
  errors: [
    'invalid_transition',
    'late_links_open',
    'letters_outdated',
    'not_found',
    'own_reviews_open',
    'stage_not_ready',
    'stale_version',
    'undecided_applications',
  ],
} as const satisfies CallRow;
