import {
  AnswerLetterOperation,
  AskLetterOperation,
  CancelLetterOperation,
  LetterOperation,
  RemindLetterOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

const ofApplicants = ['call_closed', 'call_not_open', 'invalid_transition', 'not_found'] as const;

/** `instead` is a letter whose request is withdrawn at the same time; `locale` is the language of the mail. */
export const askLetter = {
  path: '/api/dashboard/applications/ask-letter',
  method: 'POST',
  confirms: 'letterAsked',
  summary: 'Ask a referee for a letter of recommendation, for those who may send the application',
  who: anyMember,
  operation: AskLetterOperation,
  errors: [...ofApplicants, 'letter_requests_used_up', 'rate_limited'],
} as const satisfies CallRow;

/** Links of earlier mails stay valid. */
export const remindLetter = {
  path: '/api/dashboard/applications/remind-letter',
  method: 'POST',
  confirms: 'letterAskedAgain',
  summary: 'Send the mail again that asks for a letter',
  who: anyMember,
  operation: RemindLetterOperation,
  errors: [...ofApplicants, 'letter_requests_used_up', 'rate_limited'],
} as const satisfies CallRow;

export const cancelLetter = {
  path: '/api/dashboard/applications/cancel-letter',
  method: 'POST',
  confirms: 'letterRequestWithdrawn',
  summary: 'Withdraw a request for a letter: its links are void at once',
  who: anyMember,
  operation: CancelLetterOperation,
  errors: ['invalid_transition', 'not_found'],
} as const satisfies CallRow;

/** Without account. Marks the letter as opened. What was sent is not shown again. */
export const getLetter = {
  path: '/api/application-letters/letter',
  method: 'GET',
  summary: 'The letter of a referee’s link: who asks, for which call, until when, and the draft',
  own: true,
  who: 'everybody',
  operation: LetterOperation,
  fills: ['language'],
  errors: ['link_expired'],
} as const satisfies CallRow;

/** Without account. `text` goes with save and send, `fileId` with removeFile. A link that was used can only erase. */
export const answerLetter = {
  path: '/api/application-letters/letter',
  method: 'POST',
  silent: 'page',
  summary: 'Save, send, decline or erase a letter of recommendation with the link of its mail',
  who: 'everybody',
  operation: AnswerLetterOperation,
  fills: ['address'],
  errors: ['link_expired', 'not_found', 'rate_limited'],
} as const satisfies CallRow;
