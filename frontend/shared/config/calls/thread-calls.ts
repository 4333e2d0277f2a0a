import {
  ApplicationThreadOperation,
  DraftThreadsOperation,
  ReadMessagesOperation,
  WriteMessageOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** For those who apply, co-writers and those who handle the application. `isUnread`: written by the other side, and not marked as read. */
export const getThread = {
  path: '/api/dashboard/applications/messages',
  method: 'GET',
  summary: 'The messages about an application',
  who: anyMember,
  operation: ApplicationThreadOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

export const listDraftThreads = {
  path: '/api/dashboard/reviews/draft-messages',
  method: 'GET',
  summary: 'Messages to those who run a call about applications that were never sent',
  who: anyMember,
  operation: DraftThreadsOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** `files` are ids of uploads with the purpose `message` that one has made and not used yet. Answers the whole thread. */
export const writeMessage = {
  path: '/api/dashboard/applications/write-message',
  method: 'POST',
  silent: 'form',
  summary: 'Write a message about an application, to its applicant or to those who handle it',
  who: anyMember,
  operation: WriteMessageOperation,
  errors: ['forbidden', 'invalid_transition', 'not_found', 'rate_limited'],
} as const satisfies CallRow;

/** `upTo` is the id of the last message that was shown. Answers the whole thread. */
export const readMessages = {
  path: '/api/dashboard/applications/read-messages',
  method: 'POST',
  silent: 'program',
  summary: 'Mark the messages about an application as read',
  who: anyMember,
  operation: ReadMessagesOperation,
  errors: ['not_found'],
} as const satisfies CallRow;
