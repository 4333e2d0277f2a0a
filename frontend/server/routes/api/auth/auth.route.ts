import { Type } from 'typebox';
import contentLimits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { landingPath } from '../../../../shared/config/landing.ts';
import * as calls from '../../../../shared/config/calls/auth-calls.ts';
import { AppError } from '../../../errors/app-error.ts';
import { clearSession, cookieNames, holdsTokens, setCookieCheck } from '../../../session/cookies.ts';
import {
  bindingOf,
  newCookieCheck,
  readCookieCheck,
  sessionBinding,
  visitorBinding,
} from '../../../session/csrf.ts';
import { isSessionOver } from '../../../session/sessions.ts';
import type { Route } from '../../route.ts';

/** Longer than any password may be, so that a too long one is answered like a wrong one. */
const passwordMax = 4 * contentLimits.password.max;
/** Empty values, and values longer than any address, are refused before WordPress counts a failed sign-in. */
const Credentials = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: contentLimits.text.email }),
    password: Type.String({ minLength: 1, maxLength: passwordMax }),
  },
  { additionalProperties: false },
);

/**
 * Calls for the session: reading it, signing in, renewing, signing out. Answers are for one person and stored nowhere.
 */
export const route: Route = async (app, { sessions, csrf }) => {
  app.call(calls.getAuth, async (request, reply) => {
    const check = readCookieCheck(request) ?? newCookieCheck();
    setCookieCheck(reply, check);
    const authenticated = await isAuthenticated();
    const binding = authenticated ? bindingOf(request) : visitorBinding(check);
    return { data: { authenticated, csrfToken: csrf.issue(binding ?? '') } };

    async function isAuthenticated(): Promise<boolean> {
      if (!request.cookies[cookieNames.refresh]) return false;
      try {
        await sessions.user(request, reply);
        return true;
      } catch (error) {
        if (isSessionOver(error)) return false;
        throw error;
      }
    }
  });

  app.call(calls.profile, async (request) => {
    const person = sessions.personFromCookie(request);
    if (!person) throw new AppError('access_token_missing');
    const { firstName, isOnboarded } = person;
    return { data: { firstName, isOnboarded } };
  });

  app.call(
    calls.login,
    async (request, reply) => {
      const { user, refreshToken } = await sessions.signIn(request, reply, request.body);
      const csrfToken = csrf.issue(sessionBinding(refreshToken));
      return { data: { user, csrfToken, location: landingPath(user, request.language) } };
    },
    { schema: { body: Credentials } },
  );

  app.call(calls.logout, async (request, reply) => {
    await sessions.signOut(request, reply);
    return { data: undefined };
  });

  app.call(calls.renewTokens, async (request, reply) => {
    await sessions.renew(request, reply);
    return { data: undefined };
  });

  app.call(calls.userDetails, async (request, reply) => {
    if (!holdsTokens(request)) clearSession(reply);
    return { data: await sessions.user(request, reply) };
  });
};
