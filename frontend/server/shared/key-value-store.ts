import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';
import { keyPrefix, type RedisLink } from './redis-link.ts';

/** Small texts that live for a while: in this process, and in Redis for all proxies where there is one. */
export interface KeyValueStore {
  get: (key: string) => Promise<string | undefined>;
  set: (key: string, value: string, milliseconds: number) => Promise<void>;
  /** Only if there is nothing yet. @returns false when there was */
  add: (key: string, value: string, milliseconds: number) => Promise<boolean>;
  delete: (key: string) => Promise<void>;
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
  const find = (key: string): string | undefined => {
    const entry = entries.get(key);
    return entry && entry.until > now() ? entry.value : undefined;
  };
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
    delete: async (key) => {
      await Promise.all([link.run((redis) => redis.del(keyPrefix + key)), own.delete(key)]);
    },
  };
}
