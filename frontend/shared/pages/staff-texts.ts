import type { PageQueryVariables } from '../graphql/generated/operations.ts';
import type { PerVisitorId } from '../config/routes.ts';

/** The pages for which staff may write something, by what WordPress calls it. */
export const staffTextKeys = {
  login: 'LOGIN',
  signUp: 'SIGN_UP',
  activation: 'ACTIVATION',
  forgotPassword: 'FORGOT_PASSWORD',
  newPassword: 'NEW_PASSWORD',
  noProfile: 'NO_PROFILE',
  settings: 'SETTINGS',
} as const satisfies Partial<Record<PerVisitorId, PageQueryVariables['key']>>;
export type StaffTextRoute = keyof typeof staffTextKeys;
