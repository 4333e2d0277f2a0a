import {
  AskDeletionOperation,
  AskEmailChangeOperation,
  AskExportOperation,
  BecomeMemberOperation,
  CancelDeletionOperation,
  CancelEmailChangeOperation,
  ConfirmEmailChangeOperation,
  EndOtherSessionsOperation,
  UndoEmailChangeOperation,
  UpdateAccountOperation,
} from '../../graphql/generated/operations.ts';
import { languages } from '../locales.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

const text = 'string';
const ids = ['integer'] as const;

/** One operation for each section; the handler chooses. */
export const updateSettings = {
  path: '/api/settings/update',
  silent: 'form',
  method: 'POST',
  summary: 'Change account, password or preferences',
  own: true,
  who: anyMember,
  operation: UpdateAccountOperation,
  body: {
    section: { oneOf: ['account', 'password', 'preferences'] },
    'firstName?': text,
    'lastName?': text,
    'phone?': text,
    'phoneCountry?': text,
    'country?': text,
    'language?': { oneOf: languages },
    'currentPassword?': text,
    'password?': text,
    'passwordConfirm?': text,
    'sectorIds?': ids,
    'countryIds?': ids,
    'allSectors?': 'boolean',
    'allCountries?': 'boolean',
    'newsletter?': 'boolean',
  },
  answer: { user: 'UserFields', 'csrfToken?': 'string' },
} as const satisfies CallRow;

/** For accounts that only review; others get 404. */
export const becomeMember = {
  path: '/api/settings/become-member',
  silent: 'form',
  method: 'POST',
  summary: 'Become a member of the platform',
  who: anyMember,
  operation: BecomeMemberOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** A mail to the new address has the link that confirms it; the answer is the same for every address. */
export const changeEmail = {
  path: '/api/settings/email',
  silent: 'form',
  method: 'POST',
  summary: 'Request a change of e-mail address',
  who: anyMember,
  operation: AskEmailChangeOperation,
  status: 202,
} as const satisfies CallRow;

export const cancelEmailChange = {
  path: '/api/settings/email-cancel',
  silent: 'form',
  method: 'POST',
  summary: 'Cancel the change of e-mail address',
  who: anyMember,
  operation: CancelEmailChangeOperation,
} as const satisfies CallRow;

export const confirmEmail = {
  path: '/api/settings/email-confirm',
  silent: 'form',
  method: 'POST',
  summary: 'Confirm a new e-mail address with the link of its mail',
  who: 'everybody',
  operation: ConfirmEmailChangeOperation,
  fills: ['address'],
  errors: ['link_expired'],
} as const satisfies CallRow;

export const undoEmail = {
  path: '/api/settings/email-undo',
  silent: 'form',
  method: 'POST',
  summary: 'Undo a change of e-mail address with the link of its mail',
  who: 'everybody',
  operation: UndoEmailChangeOperation,
  fills: ['address'],
  errors: ['link_expired'],
} as const satisfies CallRow;

export const endSession = {
  path: '/api/settings/end-session',
  silent: 'form',
  method: 'POST',
  summary: 'End one of one’s sessions, or all others',
  own: true,
  who: anyMember,
  operation: EndOtherSessionsOperation,
  body: { 'id?': 'integer', 'others?': 'boolean' },
  status: 204,
  errors: ['not_found'],
} as const satisfies CallRow;

export const exportData = {
  path: '/api/settings/export',
  silent: 'form',
  method: 'POST',
  summary: 'Make /api/settings/my-data available for some minutes',
  own: true,
  who: anyMember,
  operation: AskExportOperation,
  answer: { path: 'string' },
} as const satisfies CallRow;

/** A zip archive. Needs the password a moment before, by /api/settings/export. */
export const myData = {
  path: '/api/settings/my-data',
  method: 'GET',
  summary: 'Download one’s own data',
  own: true,
  who: anyMember,
  answer: 'bytes',
  errors: ['content_system_unavailable', 'forbidden', 'rate_limited'],
} as const satisfies CallRow;

export const deleteAccount = {
  path: '/api/settings/delete',
  silent: 'form',
  method: 'POST',
  summary: 'Request the deletion of the account',
  who: anyMember,
  operation: AskDeletionOperation,
  defaults: { heirId: null },
  as: 'user',
  errors: ['structure_transfer_first'],
} as const satisfies CallRow;

export const cancelDeletion = {
  path: '/api/settings/cancel-deletion',
  silent: 'form',
  method: 'POST',
  summary: 'Cancel the deletion of the account',
  who: anyMember,
  operation: CancelDeletionOperation,
  as: 'user',
} as const satisfies CallRow;
