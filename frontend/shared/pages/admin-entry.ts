import type { Language } from '../config/locales.ts';
import { pathTo } from '../config/routes.ts';

/** Errors of the switch from the administration. */
export type SwitchProblem =
  | 'switch_failed'
  | 'switch_token_missing'
  | 'switch_token_invalid'
  | 'content_system_unavailable'
  | 'rate_limited';

/** View data of the page of a failed switch; without a problem it was opened by its address. */
export interface SwitchViewData {
  problem?: SwitchProblem;
  /** Address of the administration, where the way begins. */
  adminPath: string;
}

/** Errors of the sign-in to the administration; WordPress passes the first two in the URL. */
export const entryProblems = ['switch_token_invalid', 'cookies_refused', 'csrf_invalid'] as const;
export type EntryProblem = (typeof entryProblems)[number];
export const isEntryProblem = (code: string | null): code is EntryProblem =>
  (entryProblems as readonly (string | null)[]).includes(code);

/** Names of the fields and parameters of the way to the administration. */
export const entryFields = { to: 'to', token: 'token', problem: 'problem' } as const;

/** The page that leads to the administration, and from there to a screen. */
export function entryPath(language: Language, to: string): string {
  const path = pathTo('administration', language);
  return to === '' ? path : `${path}?${new URLSearchParams({ [entryFields.to]: to })}`;
}

/** View data of the page that leads to the administration. */
export interface AdministrationViewData {
  /** The screen to open there, as WordPress named it; WordPress decides whether it is one. */
  to: string;
  problem?: EntryProblem;
  /** The next form: where it is posted, with the one-time token. Absent: the token has to be requested first. */
  entry?: { action: string; token: string };
}

/** Names of the form fields with the parameters of a provider's callback. */
export const oauthFields = { code: 'code', state: 'state', iss: 'iss' } as const;
export const linkIntent = 'link';
export const cancelLinkIntent = 'cancel-link';

const oauthProblems = [
  'access_denied',
  'authentication_failed',
  'content_system_unavailable',
  'cookies_refused',
  'csrf_invalid',
  'invalid_credentials',
  'oauth_email_missing',
  'oauth_identity_taken',
  'rate_limited',
  'social_consent_missing',
] as const;
/** Why signing in with a network came to nothing. */
export type OauthProblem = (typeof oauthProblems)[number];
export const isOauthProblem = (code: string): code is OauthProblem =>
  (oauthProblems as readonly string[]).includes(code);

/** View data of the page that networks redirect to. */
export interface OauthViewData {
  /** `sending`: what was brought along is to be posted · `link`: two accounts may be linked · `problem`. */
  step: 'sending' | 'link' | 'problem';
  csrfToken: string;
  /** Name of the network; empty where it is not known. */
  provider: string;
  code?: string;
  state?: string;
  iss?: string;
  /** Identity at the provider: an e-mail address or a name. */
  account?: string;
  /** Why there is something to link. */
  reason?: 'known_address' | 'no_address';
  problem?: OauthProblem;
}
