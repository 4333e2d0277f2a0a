import {
  AnswerDecisionReviewOperation,
  AskDecisionReviewOperation,
  DecisionReviewOperation,
  DecisionReviewsOperation,
  OwnDecisionReviewOperation,
  PreviewCorrectionOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** `answers`: whether the reader may answer; `answerers`: names of those who may. */
export const getDecisionReviews = {
  path: '/api/dashboard/decision-reviews',
  method: 'GET',
  summary: 'The reviews of results that applicants to a call that one runs have asked for',
  who: anyMember,
  operation: DecisionReviewsOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** Also for whom an administrator has named to answer it, until the answer. */
export const getDecisionReview = {
  path: '/api/dashboard/decision-reviews/get',
  method: 'GET',
  summary: 'The review of the result of an application, beside the result and the application as it was sent',
  who: anyMember,
  operation: DecisionReviewOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** `asks`: whether the reader may ask for one now. */
export const getOwnDecisionReview = {
  path: '/api/dashboard/decision-reviews/own',
  method: 'GET',
  summary: 'The review of the result of an application that one sends or writes',
  who: anyMember,
  operation: OwnDecisionReviewOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

const change = { method: 'POST', silent: 'screen', who: anyMember } as const;

/** Once for each application. */
export const askDecisionReview = {
  ...change,
  path: '/api/dashboard/decision-reviews/ask',
  summary: 'Ask for a review of the result of an application that one sends',
  operation: AskDecisionReviewOperation,
  errors: ['invalid_transition', 'not_found', 'review_over'],
} as const satisfies CallRow;

/** `sources` is repeated by the answer, so that the letter is sent as it was read. */
export const previewCorrection = {
  ...change,
  path: '/api/dashboard/decision-reviews/preview',
  summary: 'The letters of the decision that would take the place of one whose review is upheld',
  operation: PreviewCorrectionOperation,
  errors: ['invalid_transition', 'letter_value_missing', 'not_found', 'own_reviews_open'],
} as const satisfies CallRow;

/** `version` is that of the handling of the application; of two answers at once, the second is 409. `kind` and `sources` go with an upheld review of a decision. */
export const answerDecisionReview = {
  ...change,
  path: '/api/dashboard/decision-reviews/answer',
  summary: 'Answer a request for a review: the result stays, or is corrected',
  operation: AnswerDecisionReviewOperation,
  errors: [
    'invalid_transition',
    'letter_value_missing',
    'letters_outdated',
    'not_found',
    'own_reviews_open',
    'stale_version',
  ],
} as const satisfies CallRow;
