import {
  DismissRecommendationOperation,
  ForYouOperation,
  LockOperation,
  MarkNoticesReadOperation,
  NoticesOperation,
  SaveNoticePreferencesOperation,
  StopNoticesOperation,
} from '../../graphql/generated/operations.ts';
import { languages } from '../locales.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** `id` is a post in either language: each has its own lock. All members of the answer are null while the lock is free. */
export const lockRecord = {
  path: '/api/dashboard/locks',
  silent: 'lock',
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

/** The newest first, of one `kind` or only what is `unread` if asked; `text` has a line for each paragraph, `path` is on the site and null where there is nothing to open. */
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
  silent: 'bell',
  method: 'POST',
  summary: 'Mark notices of one’s own as read',
  who: anyMember,
  operation: MarkNoticesReadOperation,
} as const satisfies CallRow;

/** `field` is the field of the item that `value` quotes. Without interests and opportunities the newest items of all types. */
export const listForYou = {
  path: '/api/dashboard/for-you/list',
  method: 'GET',
  summary:
    'Items recommended to oneself, each with its reasons, in the language of x-locale where they have it',
  who: anyMember,
  operation: ForYouOperation,
  fills: ['language'],
} as const satisfies CallRow;

/** `groupId` is any id of the item; `dismissed: false` takes it back. */
export const dismissRecommendation = {
  path: '/api/dashboard/for-you/dismiss',
  silent: 'takeBack',
  method: 'POST',
  summary: 'Do not recommend an item to oneself any more',
  who: anyMember,
  operation: DismissRecommendationOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/**
 * Saves preferences by kind: `{contact: {mail: 'daily', app: true}}`. Missing members stay as they are; kinds without
 * mails have no `mail`.
 */
export const saveNotificationPreferences = {
  path: '/api/dashboard/notifications/preferences',
  silent: 'form',
  method: 'POST',
  summary: 'Choose for each kind of notices when its mail is sent, and whether it is in the list',
  who: anyMember,
  operation: SaveNoticePreferencesOperation,
} as const satisfies CallRow;

const ofLinks = ['link_expired', 'not_found'] as const;

/** Stops mails with the link of one of them. `wereStopped`: they were stopped before this call. */
export const stopNotifications = {
  path: '/api/dashboard/notifications/stop',
  silent: 'form',
  method: 'POST',
  summary: 'Stop mails of notices with the link of one of them',
  who: 'everybody',
  operation: StopNoticesOperation,
  errors: ofLinks,
} as const satisfies CallRow;

/** `?hash=`: mail programs post a form to the address in List-Unsubscribe (RFC 8058), as often as they like. */
export const stopNotificationsInOneClick = {
  path: '/api/dashboard/notifications/one-click',
  silent: 'program',
  method: 'POST',
  summary: 'Stop mails of notices, for mail programs',
  own: true,
  who: 'everybody',
  guarded: false,
  answer: { wereStopped: 'boolean' },
  errors: [...ofLinks, 'content_system_unavailable', 'rate_limited'],
} as const satisfies CallRow;

/** Redirects browsers that open the one-click address to the page. */
export const openStopPage = {
  path: '/api/dashboard/notifications/one-click',
  method: 'GET',
  summary: 'Lead to the page that stops mails of notices',
  own: true,
  who: 'everybody',
  body: { hash: 'string', 'language?': { oneOf: languages } },
  status: 303,
} as const satisfies CallRow;
