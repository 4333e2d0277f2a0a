import { Type } from 'typebox';
import { botChallenge, botForm, verifyProof } from '../../../shared/config/calls/visitor-calls.ts';
import { AppError } from '../../errors/app-error.ts';
import { limits } from '../../limits.ts';
import { perMinute } from '../../plugins/per-minute.ts';
import type { Route } from '../route.ts';

const Token = Type.Object(
  { token: Type.String({ maxLength: limits.botCheck.altcha.payloadLength }) },
  { additionalProperties: false },
);

/** GET /api/bot-check/form and /challenge, and POST /api/verify-recaptcha. */
export const route: Route = async (app, { botCheck, altcha }) => {
  app.call(
    botChallenge,
    async () => {
      if (!altcha) throw new AppError('not_found');
      return { data: await altcha.challenge() };
    },
    { config: { rateLimit: perMinute(limits.botCheck.challengesPerMinute) } },
  );

  app.call(botForm, async () => ({ data: botCheck.challenge() }), {
    config: { rateLimit: perMinute(limits.botCheck.challengesPerMinute) },
  });

  app.call(
    verifyProof,
    async (request) => ({ data: { ok: await botCheck.verify(request, request.body.token) } }),
    { config: { rateLimit: perMinute(limits.botCheck.verificationsPerMinute) }, schema: { body: Token } },
  );
};
