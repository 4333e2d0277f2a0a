import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { defaultLanguage, languages } from '../../../../shared/config/locales.ts';
import { toAppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';
import type { SocialLogin } from '../../../social-login/social-login.ts';
import type { OauthPage } from '../../standalone/oauth-page.ts';

interface Options {
  social: SocialLogin;
  page: OauthPage;
}

const { codeLength, stateLength } = limits.socialLogin;
const Callback = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: codeLength }),
    state: Type.String({ minLength: 1, maxLength: stateLength }),
    iss: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
const describe = (summary: string) => ({ tags: ['auth'], summary });
const config = { rateLimit: { max: limits.session.waysInPerMinute, timeWindow: '1 minute' } };

/** Signing in with another network: the way out to it, and the way back as a call. */
export async function oauth(app: FastifyInstance, { social, page }: Options): Promise<void> {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
    return payload;
  });

  app.get<{ Params: { provider: string }; Querystring: { language?: unknown; next?: unknown } }>(
    '/api/auth/oauth/:provider/start',
    { schema: describe('Go to a network to sign in with it; it leads back to /oauth/'), config },
    async (request, reply) => {
      const { language: code, next } = request.query;
      const language = languages.find((known) => known === code) ?? defaultLanguage;
      try {
        const url = await social.start(request, reply, {
          provider: request.params.provider,
          language,
          next: typeof next === 'string' ? next : undefined,
        });
        return reply.code(303).header('location', url.href).send();
      } catch (error) {
        const refusal = toAppError(error);
        // A link leads here: its reader wants a page.
        if (refusal.code === 'not_found' || !request.headers.accept?.includes('text/html')) throw refusal;
        return page.showProblem(refusal, language, request, reply);
      }
    },
  );

  app.post<{ Body: Static<typeof Callback> }>(
    '/api/auth/oauth/callback',
    {
      schema: { ...describe('Come back from a network with its code'), body: Callback },
      config: { ...config, needsCookies: true },
    },
    async (request, reply) => {
      const { outcome, location, user } = await social.callback(request, reply, request.body);
      return { data: { outcome, location, ...(user ? { user } : {}) } };
    },
  );
}
