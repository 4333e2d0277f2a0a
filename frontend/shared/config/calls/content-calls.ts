import {
  CommunitiesOperation,
  DuplicatePostOperation,
  PreviewLinkOperation,
  RevokePreviewLinkOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';
import { graphqlPath } from './graphql-path.ts';

/** Only operations of this build. */
export const publicQuery = {
  path: graphqlPath,
  method: 'GET',
  summary: 'A public query, cacheable',
  own: true,
  who: 'everybody',
  answer: 'json',
  errors: [
    'content_system_unavailable',
    'malformed_request',
    'operation_not_allowed',
    'rate_limited',
    'unknown_operation',
  ],
} as const satisfies CallRow;

/** Only operations of this build. */
export const query = {
  path: graphqlPath,
  silent: 'program',
  method: 'POST',
  summary: 'A query, as the person who is signed in',
  own: true,
  who: 'everybody',
  answer: 'json',
  guarded: false,
  errors: [
    'access_token_missing',
    'content_system_unavailable',
    'malformed_request',
    'operation_not_allowed',
    'payload_too_large',
    'rate_limited',
    'session_expired',
    'unknown_operation',
    'unsupported_media_type',
  ],
} as const satisfies CallRow;

/** Streams the file as an attachment. Ranges are honoured, so that a download can be resumed. */
export const downloadFile = {
  path: '/api/file/download-file',
  method: 'GET',
  summary: 'Download a file',
  own: true,
  who: 'everybody',
  body: { id: 'integer' },
  answer: 'bytes',
  errors: ['content_system_unavailable', 'malformed_request', 'not_found', 'range_not_satisfiable'],
} as const satisfies CallRow;

/** `fileId` once it is ready, of files of applications while it is scanned; `error` says why it was refused. Its pieces are sent by tus, to the same path. */
export const getUpload = {
  path: '/api/file/upload',
  method: 'GET',
  summary: 'What became of an upload of one’s own',
  own: true,
  who: anyMember,
  body: { id: 'string' },
  answer: {
    id: 'string',
    state: { oneOf: ['receiving', 'scanning', 'ready', 'refused'] },
    'fileId?': 'integer',
    'error?': 'string',
  },
  errors: ['content_system_unavailable', 'not_found', 'upload_expired'],
} as const satisfies CallRow;

/** Published ones by the beginnings of their names, 20 at most; nothing for less than two letters. `locale` is that of place and sectors; `kind` leaves out the others before they are counted. */
export const getSelectCommunities = {
  path: '/api/dropdown/getSelectCommunities',
  method: 'GET',
  summary: 'Profiles and structures of the directory to choose from, found while typing',
  who: anyMember,
  operation: CommunitiesOperation,
} as const satisfies CallRow;

/** `existing`: there was one already. */
export const duplicatePost = {
  path: '/api/polylang/duplicatePostToLanguage',
  confirms: 'translationBegun',
  method: 'POST',
  summary: 'Duplicate a post into another language, as a draft',
  who: anyMember,
  operation: DuplicatePostOperation,
  errors: ['forbidden', 'invalid_transition', 'not_found'],
} as const satisfies CallRow;

/** Whoever has the link sees what the public page of the record will show, in both languages. It ends with one’s right to read the record. */
export const previewLink = {
  path: '/api/preview/link',
  silent: 'inPlace',
  method: 'POST',
  summary: 'Make a link to the page of what is not public, for seven days',
  who: anyMember,
  operation: PreviewLinkOperation,
  errors: [
    'forbidden',
    'not_found',
    'rights_edit_call',
    'rights_edit_initiative',
    'structure_owner_required',
  ],
} as const satisfies CallRow;

/** Ends one of the links of a record; the page of the link answers 410 from then on. */
export const revokePreviewLink = {
  path: '/api/preview/revoke',
  confirms: 'previewRevoked',
  method: 'POST',
  summary: 'End a link to the page of what is not public',
  who: anyMember,
  operation: RevokePreviewLinkOperation,
  errors: previewLink.errors,
} as const satisfies CallRow;

/**
 * Headers x-passerelle-timestamp (Unix seconds), x-passerelle-nonce (32 hex digits, good once) and x-passerelle-signature:
 * hex HMAC-SHA256 of "timestamp.nonce.body".
 */
export const invalidate = {
  path: '/api/isr/invalidate',
  silent: 'program',
  method: 'POST',
  summary: 'Empty the caches of what changed; WordPress signs the request',
  own: true,
  who: 'everybody',
  answer: { invalidated: 'integer' },
  guarded: false,
  errors: [
    'malformed_request',
    'payload_too_large',
    'signature_expired',
    'signature_invalid',
    'unsupported_media_type',
  ],
} as const satisfies CallRow;
