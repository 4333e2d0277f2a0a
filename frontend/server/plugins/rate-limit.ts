import fastifyRateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { rateLimitStore } from '../shared/rate-limit-store.ts';
import type { RedisLink } from '../shared/redis-link.ts';
import { AppError } from '../errors/app-error.ts';
import { networkKey } from './limit-keys.ts';

/**
 * Limits only routes with `config.rateLimit`: calls that change something or are expensive, never public pages. Clients
 * are counted by network by default.
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
