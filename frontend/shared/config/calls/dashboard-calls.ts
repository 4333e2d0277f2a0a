import {
  DismissRecommendationOperation,
  ForYouOperation,
  LockOperation,
  MarkNoticesReadOperation,
  NoticesOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** `id` is a post in either language: each has its own lock. All members of the answer are null while the lock is free. */
export const lockRecord = {
  path: '/api/dashboard/locks',
  method: 'POST',
  summary: 'Take, renew, take over or release the lock of a record that one edits',
  who: anyMember,
  operation: LockOperation,
  errors: [
    'forbidden',
    'locked_by_other',
    'not_editable',
    'not_found',
    'rights_edit_call',
    'rights_edit_initiative',
    'structure_owner_required',
  ],
} as const satisfies CallRow;

/** The newest first; `text` has a line for each paragraph, `path` is on the site and null where there is nothing to open. */
export const listNotifications = {
  path: '/api/dashboard/notifications/list',
  method: 'GET',
  summary: 'One’s own notices, in the language of x-locale, with how many of them are unread',
  who: anyMember,
  operation: NoticesOperation,
  fills: ['language'],
} as const satisfies CallRow;

/** `ids`, at most 100 at once, or `all`. Ids of others change nothing. */
export const markNotificationsRead = {
  path: '/api/dashboard/notifications/mark-read',
  method: 'POST',
  summary: 'Mark notices of one’s own as read',
  who: anyMember,
  operation: MarkNoticesReadOperation,
} as const satisfies CallRow;

/** `field` is the field of the item that `value` quotes. Without interests and opportunities the newest items of all types. */
export const listForYou = {
  path: '/api/dashboard/for-you/list',
  method: 'GET',
  summary: 'Items recommended to oneself, each with its reasons, in the language of x-locale where they have it',
  who: anyMember,
  operation: ForYouOperation,
  fills: ['language'],
} as const satisfies CallRow;

/** `groupId` is any id of the item; `dismissed: false` takes it back. */
export const dismissRecommendation = {
  path: '/api/dashboard/for-you/dismiss',
  method: 'POST',
  summary: 'Do not recommend an item to oneself any more',
  who: anyMember,
  operation: DismissRecommendationOperation,
  errors: ['not_found'],
} as const satisfies CallRow;
