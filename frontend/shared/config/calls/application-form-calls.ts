import {
  ApplicationFiguresOperation,
  BeginTrialOperation,
  CallStagesOperation,
  ChangeFormOperation,
  ComposedFormOperation,
  RemoveStageOperation,
  SaveStageOperation,
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

/** The first stage has the dates of the call, and no name. */
export const getCallStages = {
  path: '/api/dashboard/application-forms/stages',
  method: 'GET',
  summary: 'The stages of a call that one runs',
  who: anyMember,
  operation: CallStagesOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** Without `stage`, another one after the last, with `version` 0. Dates are in UTC, or in the zone of the call. 409 with the stages as they are when others have saved meanwhile. */
export const saveCallStage = {
  path: '/api/dashboard/application-forms/stages/save',
  method: 'POST',
  silent: 'screen',
  summary: 'Add a stage to a call that one runs, or change its name and dates',
  who: anyMember,
  operation: SaveStageOperation,
  errors: ['invalid_transition', 'not_found', 'stale_version'],
} as const satisfies CallRow;

export const removeCallStage = {
  path: '/api/dashboard/application-forms/stages/remove',
  method: 'POST',
  silent: 'screen',
  summary: 'Remove the last stage of a call that one runs, with its form',
  who: anyMember,
  operation: RemoveStageOperation,
  errors: ['not_found', 'stage_in_use', 'stale_version'],
} as const satisfies CallRow;
