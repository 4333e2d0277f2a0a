import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import contentLimits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { AppError } from '../../../errors/app-error.ts';
import { clearSession, cookieNames, setCookieCheck } from '../../../session/cookies.ts';
import {
  bindingOf,
  type CsrfTokens,
  newCookieCheck,
  readCookieCheck,
  sessionBinding,
  visitorBinding,
} from '../../../session/csrf.ts';
import { isSessionOver, type Sessions } from '../../../session/sessions.ts';

interface Options {
  sessions: Sessions;
  csrf: CsrfTokens;
}

/** Longer than any password may be, so that a too long one is answered like a wrong one. */
const passwordMax = 4 * contentLimits.password.max;
const Credentials = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: contentLimits.text.email }),
    password: Type.String({ minLength: 1, maxLength: passwordMax }),
  },
  { additionalProperties: false },
);
const describe = (summary: string) => ({ tags: ['auth'], summary });

/** Who is here: signing in, going on, signing out. Answers are for one person and kept nowhere. */
export async function auth(app: FastifyInstance, { sessions, csrf }: Options): Promise<void> {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'no-store');
    return payload;
  });

  app.get(
    '/api/auth/get-auth',
    { schema: describe('Is somebody signed in, and the token that writes need') },
    async (request, reply) => {
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
    },
  );

  app.get(
    '/api/auth/profile',
    {
      schema: describe(
        'What a page greets its reader by, as the browser itself remembers it: proves nothing',
      ),
    },
    async (request) => {
      const person = sessions.noted(request);
      if (!person) throw new AppError('access_token_missing');
      const { firstName, isOnboarded } = person;
      return { data: { firstName, isOnboarded } };
    },
  );

  app.post<{ Body: Static<typeof Credentials> }>(
    '/api/auth/login',
    {
      schema: { ...describe('Sign in by e-mail address and password'), body: Credentials },
      config: { needsCookies: true, failsAs: 'authentication_failed' },
    },
    async (request, reply) => {
      const { user, refreshToken } = await sessions.signIn(request, reply, request.body);
      return { data: { user, csrfToken: csrf.issue(sessionBinding(refreshToken)) } };
    },
  );

  app.post('/api/auth/logout', { schema: describe('End the session') }, async (request, reply) => {
    await sessions.signOut(request, reply);
    return reply.code(204).send();
  });

  app.post(
    '/api/auth/user-auth-token',
    { schema: describe('New tokens for a session that goes on') },
    async (request, reply) => {
      await sessions.renew(request, reply);
      return reply.code(204).send();
    },
  );

  app.get('/api/auth/user-details', { schema: describe('Who is signed in') }, async (request, reply) => {
    const signedIn = cookieNames.refresh in request.cookies || cookieNames.access in request.cookies;
    if (!signedIn) clearSession(reply);
    return { data: await sessions.user(request, reply) };
  });
}
