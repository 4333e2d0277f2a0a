/** Codes of a refused sign-in for which the form has a text. */
export type SignInProblem =
  | 'invalid_credentials'
  | 'rate_limited'
  | 'cookies_refused'
  | 'csrf_invalid'
  | 'content_system_unavailable'
  | 'fields_missing';

/** What the server tells the sign-in page about this visit. */
export interface GivenSignIn {
  csrfToken: string;
  /** Where to go afterwards; empty: to one's own space. */
  next: string;
  /** As it was typed. The password is never sent back. */
  email: string;
  problem?: SignInProblem;
  /** Fields that were left empty. */
  missing?: ('email' | 'password')[];
  /** Minutes to wait. */
  wait?: number;
  /** Came here by signing out. */
  signedOut?: boolean;
}

/** Names of the form's fields, as the server reads them. */
export const fieldNames = {
  csrf: 'csrf',
  next: 'next',
  email: 'email',
  password: 'password',
  intent: 'intent',
} as const;
export const signOutIntent = 'sign-out';
export const endSessionIntent = 'end-session';
