import { Redis } from 'ioredis';
import { limits } from '../limits.ts';
import { CircuitBreaker } from '../upstream/circuit-breaker.ts';

interface Options {
  url: URL;
  now: () => number;
  onStateChange: (reachable: boolean) => void;
  /** A command failed: of several in a row the first only. */
  onError: (error: unknown) => void;
}

const { commandTimeout, connectTimeout, longestReconnect, breakerFailures, breakerOpen, listenFor } =
  limits.shared;
const firstReconnect = 50;

const scripts = {
  /** Numbers a purge, stores the number at each tag and publishes to all proxies. */
  passerellePurge: {
    numberOfKeys: 3,
    lua: `
      local sequence = redis.call('INCR', KEYS[1])
      for i = 3, #ARGV do redis.call('HSET', KEYS[2], ARGV[i], sequence) end
      redis.call('XADD', KEYS[3], 'MAXLEN', '~', ARGV[2], '*', 'from', ARGV[1], 'sequence', sequence,
        'tags', cjson.encode({unpack(ARGV, 3)}))
      return sequence`,
  },
  /** Stores a page unless one of its tags was purged after its rendering began. */
  passerelleStore: {
    numberOfKeys: 2,
    lua: `
      for i = 4, #ARGV do
        local purged = redis.call('HGET', KEYS[2], ARGV[i])
        if purged and tonumber(purged) > tonumber(ARGV[1]) then return 0 end
      end
      redis.call('SET', KEYS[1], ARGV[3], 'PX', ARGV[2])
      return 1`,
  },
  /** Releases a claim, if it is still ours. */
  passerelleRelease: {
    numberOfKeys: 1,
    lua: `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`,
  },
  /** Counts a request in its window; the window begins with its first. */
  passerelleCount: {
    numberOfKeys: 1,
    lua: `
      local count = redis.call('INCR', KEYS[1])
      if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
      return {count, redis.call('PTTL', KEYS[1])}`,
  },
  /** Remembers a visit, unless it is remembered already or too many others of its network are. */
  passerelleVisit: {
    numberOfKeys: 2,
    lua: `
      if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
      local agents = tonumber(redis.call('GET', KEYS[2]) or '0')
      if agents >= tonumber(ARGV[2]) then return 0 end
      redis.call('SET', KEYS[1], '', 'PX', ARGV[1])
      redis.call('SET', KEYS[2], agents + 1, 'PX', ARGV[1])
      return 1`,
  },
} as const;

type Argument = string | number | Buffer;
export type Script = keyof typeof scripts;

/** Prefix of every key; in braces, so that a cluster would keep them together. */
export const keyPrefix = '{passerelle}:';

/**
 * The connection to Redis, without long waits: when it is down, every command returns undefined at once, and callers
 * work as a single proxy.
 */
export class RedisLink {
  /** Connection for commands that wait, so that they block no others. */
  readonly listener: Redis;
  readonly #commands: Redis;
  readonly #breaker: CircuitBreaker;
  readonly #onError: (error: unknown) => void;
  #hasFailed = false;

  constructor({ url, now, onStateChange, onError }: Options) {
    this.#onError = onError;
    this.#breaker = new CircuitBreaker({ failures: breakerFailures, openFor: breakerOpen, now });
    const common = {
      connectTimeout,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      retryStrategy: (attempt: number) => Math.min(firstReconnect * 2 ** attempt, longestReconnect),
    };
    this.#commands = new Redis(url.href, { ...common, commandTimeout });
    this.listener = new Redis(url.href, { ...common, commandTimeout: listenFor + connectTimeout });
    for (const [name, script] of Object.entries(scripts)) this.#commands.defineCommand(name, script);
    // Logged once for each change of state, not for each attempt to reconnect.
    for (const redis of [this.#commands, this.listener]) redis.on('error', () => undefined);
    this.#commands.on('ready', () => onStateChange(true));
    this.#commands.on('close', () => onStateChange(false));
  }

  get isReachable(): boolean {
    return this.#commands.status === 'ready' && this.#breaker.state !== 'open';
  }

  /** Asks Redis, within the time that any command has. */
  async answers(): Promise<boolean> {
    return (await this.run((redis) => redis.ping())) !== undefined;
  }

  /** Runs a command. @returns the answer of Redis, or undefined when Redis is unreachable */
  async run<Answer>(command: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined> {
    if (this.#commands.status !== 'ready' || !this.#breaker.allows()) return undefined;
    try {
      const answer = await command(this.#commands);
      this.#breaker.succeeded();
      this.#hasFailed = false;
      return answer;
    } catch (error) {
      this.#breaker.failed();
      if (!this.#hasFailed) this.#onError(error);
      this.#hasFailed = true;
      return undefined;
    }
  }

  async script(name: Script, keys: readonly string[], values: readonly Argument[]): Promise<unknown> {
    return this.run((redis) => {
      const all = redis as unknown as Record<Script, (...values: Argument[]) => Promise<unknown>>;
      return all[name](...keys.map((key) => keyPrefix + key), ...values);
    });
  }

  close(): void {
    this.#commands.disconnect();
    this.listener.disconnect();
  }
}
