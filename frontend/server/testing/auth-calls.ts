import { password, user } from './fake-accounts.ts';
import { type AuthSite, startAuthSite } from './auth-site.ts';
import { data } from './fake-wordpress.ts';

/** A call of /api/auth that changes something. */
export interface Write {
  path: string;
  body: Record<string, unknown>;
  /** The WordPress operation, which a refused call must never reach. */
  does: string;
  /** Status of the answer when all is right. */
  status: number;
  /** Needs a session. */
  signedIn?: boolean;
  /** WordPress's error for an expired link, and the error of the answer. */
  late: [code: string, status: number];
}

const person = {
  password,
  passwordConfirm: password,
  firstName: 'Awa',
  lastName: 'Sarr',
  country: 'SN',
  phone: '+221771234567',
  acceptTerms: true,
};
export const hash = 'h'.repeat(43);
const link: Write['late'] = ['link_expired', 410];
const over: Write['late'] = ['session_expired', 401];

/** All calls that are guarded by origin, type and CSRF token, and what each one is for. */
export const writes: Write[] = [
  {
    path: 'login',
    body: { email: user.email, password },
    does: 'SignIn',
    status: 200,
    late: ['invalid_credentials', 401],
  },
  { path: 'logout', body: {}, does: 'SignOut', status: 204, signedIn: true, late: over },
  { path: 'user-auth-token', body: {}, does: 'RenewSession', status: 204, signedIn: true, late: over },
  {
    path: 'register-user',
    body: { ...person, email: 'new@example.test' },
    does: 'Register',
    status: 202,
    late: ['rate_limited', 429],
  },
  { path: 'verify-user-hash', body: { hash, password }, does: 'Activate', status: 200, late: link },
  { path: 'create-user', body: person, does: 'CompleteAccount', status: 200, late: link },
  {
    path: 'forgot-password',
    body: { email: user.email },
    does: 'AskNewPassword',
    status: 202,
    late: ['rate_limited', 429],
  },
  {
    path: 'send-activation',
    body: { email: user.email },
    does: 'AskNewPassword',
    status: 202,
    late: ['rate_limited', 429],
  },
  {
    path: 'reset-password',
    body: { hash, password, passwordConfirm: password },
    does: 'ResetPassword',
    status: 200,
    late: link,
  },
];
const social = { SOCIAL_GOOGLE_ID: 'id-of-the-test', SOCIAL_GOOGLE_SECRET: 'secret-of-the-test' };

export interface AuthCallSite extends AuthSite {
  /** Answers by operation, returned without executing it. */
  instead: Map<string, ReturnType<typeof data>>;
}

/** The site with accounts: every operation succeeds, except those in `instead`. */
export async function startAuthCallSite(): Promise<AuthCallSite> {
  const site = await startAuthSite({ env: { BOT_CHECK: 'none', ENVIRONMENT: 'development', ...social } });
  const instead: AuthCallSite['instead'] = new Map();
  const { accounts } = site;
  const done: Record<string, () => unknown> = {
    Register: () => ({ passerelleRegister: true }),
    Activate: () => ({
      passerelleActivate: { signedIn: accounts.begin(), demandToken: null, demandSeconds: null },
    }),
    CompleteAccount: () => ({ passerelleCompleteAccount: accounts.begin() }),
    AskNewPassword: () => ({ passerelleAskNewPassword: true }),
    ResetPassword: () => ({ passerelleResetPassword: true }),
  };
  site.wordpress.answer = (query) => {
    const { operationName = '' } = query;
    const answer = done[operationName];
    return instead.get(operationName) ?? (answer ? data(answer()) : accounts.answer(query));
  };
  return { ...site, instead };
}
