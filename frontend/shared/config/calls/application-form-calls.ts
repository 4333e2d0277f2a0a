import {
  ApplicationFiguresOperation,
  BeginTrialOperation,
  ChangeFormOperation,
  ComposedFormOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** `document` is the form as JSON; `problems` keep it from being published, `changes` compare it with the published version. */
export const getApplicationForm = {
  path: '/api/dashboard/application-forms/get',
  method: 'GET',
  summary: 'The form of a call that one runs, as it is composed',
  who: anyMember,
  operation: ComposedFormOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** `form`, JSON as a text, goes with save (an imported form is saved, too), `readyMade` with useReadyMade, `fromCallId` with copy. `version` is 0 before the first save. */
export const saveApplicationForm = {
  path: '/api/dashboard/application-forms/save',
  method: 'POST',
  confirms: {
    copy: 'formCopied',
    discard: 'formDiscarded',
    publish: 'formPublished',
    useReadyMade: 'formChosen',
  },
  silent: { save: 'statusLine' },
  summary: 'Save the form of a call, publish it, or begin with another',
  who: anyMember,
  operation: ChangeFormOperation,
  formDocument: true,
  errors: ['invalid_transition', 'not_found', 'stale_version'],
} as const satisfies CallRow;

/** Answers the trial that there is, as long as the form is the same. It is written, sent and deleted like an application. */
export const tryApplicationForm = {
  path: '/api/dashboard/application-forms/try',
  method: 'POST',
  silent: 'page',
  summary: 'Begin a trial application with the form of a call that one runs, or go on with it',
  who: anyMember,
  operation: BeginTrialOperation,
  errors: ['invalid_transition', 'not_found'],
} as const satisfies CallRow;

/** `begun` is rounded down, null for few: it says nothing about single people. */
export const getApplicationFigures = {
  path: '/api/dashboard/reviews/statistics',
  method: 'GET',
  summary: 'How many applications to a call that one runs were begun and sent, in all and by day',
  who: anyMember,
  operation: ApplicationFiguresOperation,
  errors: ['not_found'],
} as const satisfies CallRow;
