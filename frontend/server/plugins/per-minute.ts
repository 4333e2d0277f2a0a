import type { RateLimitOptions } from '@fastify/rate-limit';

/** At most `max` requests a minute by each key; by network unless `more` has another key. */
export const perMinute = (max: number, more: Omit<RateLimitOptions, 'max' | 'timeWindow'> = {}) =>
  ({ max, timeWindow: '1 minute', ...more }) satisfies RateLimitOptions;
