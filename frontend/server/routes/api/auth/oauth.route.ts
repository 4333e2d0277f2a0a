import { Type } from 'typebox';
import { oauthCallback, oauthStart } from '../../../../shared/config/calls/auth-calls.ts';
import { defaultLanguage, languages } from '../../../../shared/config/locales.ts';
import { toAppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';
import { OauthPage } from '../../standalone/oauth-page.route.ts';
import { perMinute } from '../../../plugins/per-minute.ts';
import type { Route } from '../../route.ts';

const { codeLength, stateLength } = limits.socialLogin;
const Callback = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: codeLength }),
    state: Type.String({ minLength: 1, maxLength: stateLength }),
    iss: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
const config = { rateLimit: perMinute(limits.session.signInsPerMinute) };

/** Signing in with another network: the way out to it, and the way back as a call. */
export const route: Route = async (app, services) => {
  const { social } = services;
  if (!social.isOffered) return;
  const page = new OauthPage(services);
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('referrer-policy', 'same-origin');
    return payload;
  });

  app.call(
    oauthStart,
    async (request, reply) => {
      const { language: code, next } = request.query as { language?: unknown; next?: unknown };
      const language = languages.find((known) => known === code) ?? defaultLanguage;
      try {
        const url = await social.start(request, reply, {
          provider: (request.params as { provider: string }).provider,
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
    { config },
  );

  app.call(
    oauthCallback,
    async (request, reply) => {
      const { outcome, location, user } = await social.callback(request, reply, request.body);
      return { data: { outcome, location, ...(user ? { user } : {}) } };
    },
    { config, schema: { body: Callback } },
  );
};
