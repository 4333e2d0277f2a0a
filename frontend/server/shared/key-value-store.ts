import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';
import { keyPrefix, type RedisLink } from './redis-link.ts';

/** Small texts that live for a while: in this process, and in Redis for all proxies where there is one. */
export interface KeyValueStore {
  get: (key: string) => Promise<string | undefined>;
  set: (key: string, value: string, milliseconds: number) => Promise<void>;
  /** Only if there is nothing yet. @returns false when there was */
  add: (key: string, value: string, milliseconds: number) => Promise<boolean>;
  /** Counts one more; the window begins with its first. */
  count: (key: string, milliseconds: number) => Promise<Counted>;
  delete: (key: string) => Promise<void>;
}

export interface Counted {
  count: number;
  /** Milliseconds until counting begins anew. */
  left: number;
}

interface Entry {
  readonly value: string;
  readonly until: number;
}

export function memoryStore(now: () => number): KeyValueStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: limits.shared.memoryBytes,
    sizeCalculation: ({ value }, key) => value.length + key.length,
  });
  const findEntry = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    return entry && entry.until > now() ? entry : undefined;
  };
  const find = (key: string): string | undefined => findEntry(key)?.value;
  const put = (key: string, value: string, milliseconds: number): void => {
    entries.set(key, { value, until: now() + milliseconds });
  };
  return {
    get: async (key) => find(key),
    set: async (key, value, milliseconds) => put(key, value, milliseconds),
    add: async (key, value, milliseconds) => {
      if (find(key) !== undefined) return false;
      put(key, value, milliseconds);
      return true;
    },
    count: async (key, milliseconds) => {
      const { value, until } = findEntry(key) ?? { value: '0', until: now() + milliseconds };
      const count = Number(value) + 1;
      entries.set(key, { value: String(count), until });
      return { count, left: until - now() };
    },
    delete: async (key) => {
      entries.delete(key);
    },
  };
}

/** Redis, and the memory of this process while Redis is gone. */
export function sharedStore(link: RedisLink, now: () => number): KeyValueStore {
  const own = memoryStore(now);
  return {
    get: async (key) => (await link.run((redis) => redis.get(keyPrefix + key))) ?? own.get(key),
    set: async (key, value, milliseconds) => {
      const done = await link.run((redis) => redis.set(keyPrefix + key, value, 'PX', milliseconds));
      if (done === undefined) await own.set(key, value, milliseconds);
    },
    add: async (key, value, milliseconds) => {
      const done = await link.run(async (redis) => ({
        added: (await redis.set(keyPrefix + key, value, 'PX', milliseconds, 'NX')) === 'OK',
      }));
      return done ? done.added : own.add(key, value, milliseconds);
    },
    count: async (key, milliseconds) => {
      const answer = await link.script('passerelleCount', [key], [milliseconds]);
      if (!Array.isArray(answer)) return own.count(key, milliseconds);
      const [count, left] = answer as [number, number];
      return { count, left };
    },
    delete: async (key) => {
      await Promise.all([link.run((redis) => redis.del(keyPrefix + key)), own.delete(key)]);
    },
  };
}
