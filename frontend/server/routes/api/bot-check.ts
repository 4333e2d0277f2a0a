import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { challengePath } from '../../../shared/forms/bot-challenge.ts';
import type { Altcha } from '../../bot-check/altcha.ts';
import type { BotCheck } from '../../bot-check/bot-check.ts';
import { AppError } from '../../errors/app-error.ts';
import { limits } from '../../limits.ts';

interface Options {
  botCheck: BotCheck;
  /** Undefined when another provider checks. */
  altcha: Altcha | undefined;
}

const Token = Type.Object(
  { token: Type.String({ maxLength: limits.botCheck.altcha.payloadLength }) },
  { additionalProperties: false },
);
const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

/** GET /api/bot-check/challenge and POST /api/verify-recaptcha. */
export async function botCheckCalls(app: FastifyInstance, { botCheck, altcha }: Options): Promise<void> {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'no-store');
    return payload;
  });

  app.get(
    challengePath,
    {
      schema: { tags: ['bot check'], summary: 'A task that a browser solves before it sends a public form' },
      config: perMinute(limits.botCheck.challengesPerMinute),
    },
    async () => {
      if (!altcha) throw new AppError('not_found');
      return { data: await altcha.challenge() };
    },
  );

  app.post<{ Body: Static<typeof Token> }>(
    '/api/verify-recaptcha',
    {
      schema: {
        tags: ['bot check'],
        summary: 'Is a proof right? It may then be sent with one form',
        body: Token,
      },
      config: perMinute(limits.botCheck.verificationsPerMinute),
    },
    async (request) => ({ data: { ok: await botCheck.verify(request, request.body.token) } }),
  );
}
