import type { PageQueryVariables } from '../graphql/generated/operations.ts';
import type { PerVisitorId } from '../config/routes.ts';

/** The pages for which staff may write something, by what WordPress calls it. */
export const staffTextKeys = {
  login: 'login',
  signUp: 'sign_up',
  activation: 'activation',
  forgotPassword: 'forgot_password',
  newPassword: 'new_password',
  noProfile: 'no_profile',
  settings: 'settings',
} as const satisfies Partial<Record<PerVisitorId, PageQueryVariables['key']>>;
export type StaffTextRoute = keyof typeof staffTextKeys;
