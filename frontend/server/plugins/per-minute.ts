import type { RateLimitOptions } from '@fastify/rate-limit';

/** Limit of `max` requests a minute per key; the key is the network unless `more` names another. */
export const perMinute = (max: number, more: Omit<RateLimitOptions, 'max' | 'timeWindow'> = {}) =>
  ({ max, timeWindow: '1 minute', ...more }) satisfies RateLimitOptions;
