import {
  ActivateOperation,
  AskNewPasswordOperation,
  CompleteAccountOperation,
  RegisterOperation,
  RenewSessionOperation,
  ResetPasswordOperation,
  SignedInUserOperation,
  SignInOperation,
  SignOutOperation,
  SwitchOperation,
  WordPressTokenOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

const signedIn = { user: 'UserFields', csrfToken: 'string' } as const;

export const getAuth = {
  path: '/api/auth/get-auth',
  method: 'GET',
  summary: 'Whether the browser is signed in, and a CSRF token',
  own: true,
  who: 'everybody',
  operation: SignedInUserOperation,
  answer: { authenticated: 'boolean', csrfToken: 'string' },
} as const satisfies CallRow;

export const profile = {
  path: '/api/auth/profile',
  method: 'GET',
  summary: 'Greeting data from the browser’s cookie, unverified',
  own: true,
  who: 'everybody',
  answer: { firstName: 'string', isOnboarded: 'boolean' },
  errors: ['access_token_missing'],
} as const satisfies CallRow;

export const userDetails = {
  path: '/api/auth/user-details',
  method: 'GET',
  summary: 'Who is signed in',
  own: true,
  who: anyMember,
  operation: SignedInUserOperation,
  answer: 'UserFields',
} as const satisfies CallRow;

export const login = {
  path: '/api/auth/login',
  silent: 'page',
  method: 'POST',
  summary: 'Sign in by e-mail address and password',
  own: true,
  who: 'everybody',
  operation: SignInOperation,
  fills: ['address', 'device', 'deviceProof'],
  answer: { ...signedIn, location: 'string' },
  needsCookies: true,
  errors: ['account_not_activated', 'invalid_credentials'],
  failsAs: 'authentication_failed',
} as const satisfies CallRow;

export const logout = {
  path: '/api/auth/logout',
  silent: 'page',
  method: 'POST',
  summary: 'End the session',
  own: true,
  who: 'everybody',
  operation: SignOutOperation,
  body: {},
  status: 204,
} as const satisfies CallRow;

export const renewTokens = {
  path: '/api/auth/user-auth-token',
  silent: 'program',
  method: 'POST',
  summary: 'Renew the tokens of the session',
  own: true,
  who: anyMember,
  operation: RenewSessionOperation,
  body: {},
  status: 204,
} as const satisfies CallRow;

export const registerUser = {
  path: '/api/auth/register-user',
  silent: 'form',
  method: 'POST',
  summary: 'Sign up: a mail has the activation link',
  own: true,
  who: 'everybody',
  operation: RegisterOperation,
  fills: ['address', 'language'],
  botCheck: true,
  status: 202,
  answer: { accepted: 'boolean' },
  failsAs: 'registration_failed',
} as const satisfies CallRow;

/**
 * Verifies the link of a sign-up: with the password of the sign-up, or with a new one (`replace`), the account is
 * active and signed in. Invited people need no password: they get the proof that lets them complete the account.
 */
export const verifyUserHash = {
  path: '/api/auth/verify-user-hash',
  silent: 'page',
  method: 'POST',
  summary: 'Use the link of an activation mail',
  own: true,
  who: 'everybody',
  operation: ActivateOperation,
  fills: ['address', 'device'],
  answer: { active: 'boolean', toComplete: 'boolean', 'user?': 'UserFields', 'csrfToken?': 'string' },
  needsCookies: true,
  errors: ['link_expired'],
  failsAs: 'registration_failed',
} as const satisfies CallRow;

export const createUser = {
  path: '/api/auth/create-user',
  silent: 'page',
  method: 'POST',
  summary: 'End a sign-up that began elsewhere, with a demand access token',
  own: true,
  who: 'demandToken',
  operation: CompleteAccountOperation,
  fills: ['demandToken', 'address', 'device'],
  answer: signedIn,
  needsCookies: true,
  failsAs: 'registration_failed',
} as const satisfies CallRow;

export const forgotPassword = {
  path: '/api/auth/forgot-password',
  silent: 'form',
  method: 'POST',
  summary: 'Request a link to choose a new password',
  who: 'everybody',
  operation: AskNewPasswordOperation,
  fills: ['address', 'language'],
  botCheck: true,
  formOn: 'forgotPassword',
  refills: ['email'],
  status: 202,
  failsAs: 'password_recovery_failed',
} as const satisfies CallRow;

/** Another link where an account awaits its activation; the answer is the same for every address. */
export const sendActivation = {
  path: '/api/auth/send-activation',
  silent: 'form',
  method: 'POST',
  summary: 'Request another activation link',
  who: 'everybody',
  operation: AskNewPasswordOperation,
  fills: ['address', 'language'],
  botCheck: true,
  refills: ['email'],
  status: 202,
  failsAs: 'registration_failed',
} as const satisfies CallRow;

export const resetPassword = {
  path: '/api/auth/reset-password',
  silent: 'form',
  method: 'POST',
  summary: 'Choose a new password with the link of a mail',
  who: 'everybody',
  operation: ResetPasswordOperation,
  fills: ['address'],
  errors: ['link_expired'],
  failsAs: 'password_recovery_failed',
} as const satisfies CallRow;

/** Takes a form too, so that its handler reads the body by itself. */
export const switchToSite = {
  path: '/api/auth/switch',
  silent: 'page',
  method: 'POST',
  summary: 'Enter the site with a one-time token of the administration',
  own: true,
  who: 'everybody',
  operation: SwitchOperation,
  body: {},
  answer: { user: 'UserFields' },
  guarded: false,
  errors: ['forbidden', 'rate_limited', 'switch_token_missing', 'switch_token_invalid'],
  failsAs: 'switch_failed',
} as const satisfies CallRow;

export const enterWordPress = {
  path: '/api/auth/wordpress',
  silent: 'page',
  method: 'POST',
  summary: 'A one-time token to enter WordPress’s administration',
  own: true,
  who: anyMember,
  operation: WordPressTokenOperation,
  answer: { action: 'string', token: 'string' },
} as const satisfies CallRow;

export const oauthStart = {
  path: '/api/auth/oauth/:provider/start',
  method: 'GET',
  summary: 'Start social login; the provider redirects to /oauth/',
  own: true,
  who: 'everybody',
  status: 303,
  errors: ['not_found', 'rate_limited', 'social_consent_missing', 'content_system_unavailable'],
} as const satisfies CallRow;

export const oauthCallback = {
  path: '/api/auth/oauth/callback',
  silent: 'page',
  method: 'POST',
  summary: 'Finish social login with the code of the provider',
  own: true,
  who: 'everybody',
  body: { code: 'string', state: 'string', 'iss?': 'string' },
  answer: { outcome: 'string', location: 'string', 'user?': 'UserFields' },
  needsCookies: true,
  errors: ['authentication_failed', 'oauth_email_missing', 'social_consent_missing'],
} as const satisfies CallRow;
