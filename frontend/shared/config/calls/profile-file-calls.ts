import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** `memberId` is the profile in either language. Each reading is logged, and its owner sees it. */
const download = {
  method: 'GET',
  own: true,
  who: anyMember,
  body: { memberId: 'integer' },
  answer: 'bytes',
} as const;
const downloadErrors = [
  'access_token_missing',
  'content_system_unavailable',
  'malformed_request',
  'range_not_satisfiable',
  'session_expired',
] as const;

export const downloadCertificate = {
  ...download,
  path: '/api/directory/download/attestationOfficielle',
  summary: 'Download the official certificate of a profile, for its owner and who decides on it',
  errors: [...downloadErrors, 'download_certificate_failed'],
} as const satisfies CallRow;

export const downloadCv = {
  ...download,
  path: '/api/directory/download/cv',
  summary: 'Download the CV of a profile, for its owner and who decides on it',
  errors: [...downloadErrors, 'download_cv_failed'],
} as const satisfies CallRow;
