import fastifyRateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { AppError } from '../errors/app-error.ts';

/**
 * Only routes that ask for it are limited (`config.rateLimit`): calls that change something or cost something.
 * Public pages and GETs never are.
 */
export const rateLimit = fp(
  async (app) => {
    await app.register(fastifyRateLimit, {
      global: false,
      errorResponseBuilder: () => new AppError('rate_limited'),
    });
  },
  { name: 'rate-limit', dependencies: ['error-handler'] },
);
