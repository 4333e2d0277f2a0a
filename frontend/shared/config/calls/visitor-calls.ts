import { contactFields } from '../../forms/contact-form.ts';
import { ConsentProofsOperation, ContactOperation } from '../../graphql/generated/operations.ts';
import { pageViewPath } from '../view-timing.ts';
import type { CallRow } from './call.ts';

export const contactTeam = {
  path: '/api/contact',
  silent: 'form',
  method: 'POST',
  summary: 'A message to the team',
  own: true,
  who: 'everybody',
  operation: ContactOperation,
  fills: ['address', 'language'],
  botCheck: true,
  refills: contactFields,
  status: 202,
  answer: {},
  failsAs: 'contact_failed',
} as const satisfies CallRow;

export const botChallenge = {
  path: '/api/bot-check/challenge',
  method: 'GET',
  summary: 'A task that a browser solves before it sends a public form',
  own: true,
  who: 'everybody',
  answer: 'json',
  errors: ['not_found', 'rate_limited'],
} as const satisfies CallRow;

/**
 * Check for a form that is not rendered with its page: the provider of the site, and what the form sends without a
 * better proof.
 */
export const botForm = {
  path: '/api/bot-check/form',
  method: 'GET',
  summary: 'The bot check of a form',
  own: true,
  who: 'everybody',
  answer: { provider: { oneOf: ['altcha', 'recaptcha', 'none'] }, proof: 'string' },
  errors: ['rate_limited'],
} as const satisfies CallRow;

export const verifyProof = {
  path: '/api/verify-recaptcha',
  silent: 'program',
  method: 'POST',
  summary: 'Verify a proof, which may then be sent with one form',
  own: true,
  who: 'everybody',
  body: { token: 'string' },
  answer: { ok: 'boolean' },
} as const satisfies CallRow;

export const consentProof = {
  path: '/api/consent/proof',
  method: 'GET',
  summary: 'Every stored proof of the choice that this browser holds',
  own: true,
  who: 'everybody',
  operation: ConsentProofsOperation,
  fills: [],
  body: {},
  errors: ['not_found', 'rate_limited'],
} as const satisfies CallRow;

/** Counts a prefetched page as read once it is shown; `token` is what `Server-Timing` gave for it. */
export const pageView = {
  path: pageViewPath,
  silent: 'program',
  method: 'POST',
  summary: 'A prefetched page is shown: it is counted as if it had been requested now',
  own: true,
  who: 'everybody',
  guarded: false,
  body: { token: 'string' },
  status: 204,
  errors: [
    'forbidden',
    'malformed_request',
    'payload_too_large',
    'rate_limited',
    'signature_invalid',
    'unsupported_media_type',
  ],
} as const satisfies CallRow;

export const cspReports = {
  path: '/api/security/csp-reports',
  silent: 'program',
  method: 'POST',
  summary: 'Reports of browsers about the content security policy',
  own: true,
  who: 'everybody',
  guarded: false,
  status: 204,
  errors: ['malformed_request', 'payload_too_large', 'rate_limited', 'unsupported_media_type'],
} as const satisfies CallRow;
