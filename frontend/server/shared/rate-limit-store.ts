import { LRUCache } from 'lru-cache';
import type { RedisLink } from './redis-link.ts';

interface Count {
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

type Callback = (error: Error | null, result?: Count) => void;

interface Window {
  count: number;
  endsAt: number;
}

const rememberedCallers = 20_000;

/**
 * Counts requests per caller, in all proxies together while Redis answers. Each proxy counts for itself all the time,
 * so that a limit still holds, in each proxy, at the moment Redis is gone.
 */
export function rateLimitStore(link: RedisLink | undefined, now: () => number) {
  return class RateLimitStore {
    readonly #prefix: string;
    /** Made for the first request of the route: there is a store for each, and its memory is reserved at once. */
    #windows: LRUCache<string, Window> | undefined;

    constructor(_options: unknown, prefix = '') {
      this.#prefix = prefix;
    }

    incr(key: string, callback: Callback, timeWindow: number, _max?: number): void {
      const own = this.#count(key, timeWindow);
      if (!link) {
        callback(null, own);
        return;
      }
      void this.#together(link, key, own, timeWindow, callback);
    }

    async #together(
      redis: RedisLink,
      key: string,
      own: Count,
      timeWindow: number,
      callback: Callback,
    ): Promise<void> {
      const answer = await redis.script('passerelleCount', [`limit:${this.#prefix}${key}`], [timeWindow]);
      const [current, ttl] = Array.isArray(answer) ? (answer as number[]) : [];
      const isMore = current !== undefined && ttl !== undefined && current > own.current;
      callback(null, isMore ? { current, ttl } : own);
    }

    child(route: { routeInfo?: { method?: unknown; url?: unknown } }): RateLimitStore {
      const { method = '', url = '' } = route.routeInfo ?? {};
      return new RateLimitStore(undefined, `${String(method)} ${String(url)} `);
    }

    #count(key: string, timeWindow: number): Count {
      const moment = now();
      this.#windows ??= new LRUCache({ max: rememberedCallers });
      let window = this.#windows.get(key);
      if (!window || window.endsAt <= moment) {
        window = { count: 0, endsAt: moment + timeWindow };
        this.#windows.set(key, window);
      }
      window.count += 1;
      return { current: window.count, ttl: window.endsAt - moment };
    }
  };
}
