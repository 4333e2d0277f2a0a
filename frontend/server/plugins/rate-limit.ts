import fastifyRateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { rateLimitStore } from '../shared/rate-limit-store.ts';
import type { RedisLink } from '../shared/redis-link.ts';
import { AppError } from '../errors/app-error.ts';
import { networkKey } from './limit-keys.ts';

/**
 * Only routes that ask for it are limited (`config.rateLimit`): calls that change something or cost something.
 * Public pages never are. Clients are counted by network unless the route says otherwise.
 */
export const rateLimit = fp<{ link: RedisLink | undefined; now: () => number }>(
  async (app, { link, now }) => {
    await app.register(fastifyRateLimit, {
      global: false,
      keyGenerator: networkKey,
      store: rateLimitStore(link, now) as unknown as FastifyRateLimitStoreCtor,
      errorResponseBuilder: () => new AppError('rate_limited'),
    });
  },
  { name: 'rate-limit', dependencies: ['error-handler'] },
);
