/** Why somebody could not come here from the administration. */
export type SwitchProblem =
  | 'switch_failed'
  | 'switch_token_missing'
  | 'switch_token_invalid'
  | 'content_system_unavailable'
  | 'rate_limited';

/** What the server tells the page of the switch. */
export interface GivenSwitch {
  problem: SwitchProblem;
  /** Address of the administration, where the way begins. */
  adminPath: string;
}

/** Names of the fields that carry what a network sent somebody back with. */
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

/** What the server tells the page that networks send people back to. */
export interface GivenOauth {
  /** `sending`: what was brought along is to be posted · `link`: two accounts may be linked · `problem`. */
  step: 'sending' | 'link' | 'problem';
  csrfToken: string;
  /** Name of the network; empty where it is not known. */
  provider: string;
  code?: string;
  state?: string;
  iss?: string;
  /** By what the network knows the person: an address or a name. */
  account?: string;
  /** Why there is something to link. */
  reason?: 'known_address' | 'no_address';
  problem?: OauthProblem;
}
