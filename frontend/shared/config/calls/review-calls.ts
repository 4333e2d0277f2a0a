import {
  AnswerReviewingOperation,
  AnswerReviewOperation,
  AssignReviewsOperation,
  CancelReviewOperation,
  DeclareReviewConflictOperation,
  DescribeReviewerOperation,
  DrawReviewTiesOperation,
  InviteReviewerOperation,
  OwnReviewsOperation,
  RemoveReviewerOperation,
  ReviewAssignmentsOperation,
  ReviewOperation,
  ReviewPlanOperation,
  ReviewRankingOperation,
  SaveReviewPlanOperation,
  SaveScoreOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

const get = { method: 'GET', who: anyMember, errors: ['not_found'] } as const;
const change = {
  method: 'POST',
  silent: 'screen',
  who: anyMember,
  errors: ['invalid_transition', 'not_found'],
} as const;

/** `calls` that one is asked to review for, or does, and the applications that are assigned. */
export const ownReviews = {
  path: '/api/dashboard/reviews/mine',
  method: 'GET',
  summary: 'What one reviews, and for which calls',
  who: anyMember,
  operation: OwnReviewsOperation,
} as const satisfies CallRow;

/** `form`, `answers` and `plan` are JSON as texts. In a blind review nothing says who applies; `others` is empty until one’s own score is final. */
export const getReview = {
  ...get,
  path: '/api/dashboard/reviews/review',
  summary: 'An application that one reviews, as it was sent, with one’s own score',
  operation: ReviewOperation,
} as const satisfies CallRow;

/** Points are in hundredths. `snapshot` is the number of the version that was read: 409 when another was sent since. */
export const saveScore = {
  ...change,
  path: '/api/dashboard/reviews/score',
  silent: 'statusLine',
  summary: 'Save one’s score of an application, as a draft or finally',
  operation: SaveScoreOperation,
  formDocument: true,
  errors: ['invalid_transition', 'not_found', 'stale_version'],
} as const satisfies CallRow;

/** `reason` goes with recuse and declareConflict. */
export const answerReview = {
  ...change,
  path: '/api/dashboard/reviews/answer',
  summary: 'Accept or decline the review of an application, or step back from it',
  operation: AnswerReviewOperation,
} as const satisfies CallRow;

/** `id` is that of the invitation in `calls` of one’s reviews. */
export const answerReviewing = {
  ...change,
  path: '/api/dashboard/reviews/answer-invitation',
  summary: 'Accept or decline to review for a call, or stop doing so',
  operation: AnswerReviewingOperation,
} as const satisfies CallRow;

/** `document` is the plan as JSON, of review-plan.schema.json. */
export const getReviewPlan = {
  ...get,
  path: '/api/dashboard/reviews/criteria',
  summary: 'The criteria of a call that one runs',
  operation: ReviewPlanOperation,
} as const satisfies CallRow;

/** `plan` is JSON as a text; `version` is 0 before the first save. 409 with what stands after the first final score. */
export const saveReviewPlan = {
  ...change,
  path: '/api/dashboard/reviews/save-criteria',
  silent: 'statusLine',
  summary: 'Save the criteria of a call that one runs',
  operation: SaveReviewPlanOperation,
  formDocument: true,
  errors: ['not_found', 'stale_version'],
} as const satisfies CallRow;

export const getReviewAssignments = {
  ...get,
  path: '/api/dashboard/reviews/assignments',
  summary: 'Reviewers, assignments and conflicts of a call that one runs',
  operation: ReviewAssignmentsOperation,
} as const satisfies CallRow;

/** A member by `userId` or by `memberId`, the id of the public profile, or a person without account by `email`. Without `countries` they review applications from all. */
export const inviteReviewer = {
  ...change,
  path: '/api/dashboard/reviews/invite-reviewer',
  summary: 'Invite a member or an address to review for a call that one runs',
  operation: InviteReviewerOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** Without `countries` they review applications from all. What is assigned stays. */
export const describeReviewer = {
  ...change,
  path: '/api/dashboard/reviews/describe-reviewer',
  summary: 'Say for which applications a reviewer of a call that one runs is meant',
  operation: DescribeReviewerOperation,
} as const satisfies CallRow;

export const removeReviewer = {
  ...change,
  path: '/api/dashboard/reviews/remove-reviewer',
  summary: 'Remove a reviewer of a call that one runs',
  operation: RemoveReviewerOperation,
} as const satisfies CallRow;

/** With `pairs` by hand, else `each` reviewers for every application, evenly. With `isPreview` nothing is assigned; the same `seed` gives the same result. */
export const assignReviews = {
  ...change,
  path: '/api/dashboard/reviews/assign',
  summary: 'Assign the applications to a call that one runs to reviewers',
  operation: AssignReviewsOperation,
  formDocument: true,
  errors: ['invalid_transition', 'not_found', 'stale_version'],
} as const satisfies CallRow;

export const cancelReview = {
  ...change,
  path: '/api/dashboard/reviews/cancel',
  summary: 'Take back an assignment that is not done',
  operation: CancelReviewOperation,
} as const satisfies CallRow;

export const declareReviewConflict = {
  ...change,
  path: '/api/dashboard/reviews/conflict',
  summary: 'Declare a conflict of a reviewer with an application to a call that one runs',
  operation: DeclareReviewConflictOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** `weights` such as "quality:2 impact:1" replace those of the criteria without saving them. Averages are ten-thousandths. */
export const getReviewRanking = {
  ...get,
  path: '/api/dashboard/reviews/ranking',
  summary: 'The order of the applications to a call that one runs, by their final scores',
  operation: ReviewRankingOperation,
} as const satisfies CallRow;

export const drawReviewTies = {
  ...change,
  path: '/api/dashboard/reviews/draw',
  summary: 'Draw the order of what scores leave equal, once',
  operation: DrawReviewTiesOperation,
} as const satisfies CallRow;
