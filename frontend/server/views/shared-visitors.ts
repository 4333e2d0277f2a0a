import { keyPrefix, type RedisLink } from '../shared/redis-link.ts';
import { limits } from '../limits.ts';
import { newKey, type Visit, visitHashes, type Visitors } from './visitors.ts';

interface Options {
  link: RedisLink;
  /** Visitors of this process, for the time in which Redis is unreachable. */
  own: Visitors;
  now: () => number;
}

const day = 86_400_000;
const hashLength = 16;

/** Visitors counted by several proxies: the key of the day and the hashes are in Redis, and expire with the day. */
export class SharedVisitors implements Visitors {
  readonly #options: Options;
  #known: { day: string; key: string } | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  async isFirst(visit: Visit): Promise<boolean> {
    const { link, own } = this.#options;
    const left = Date.parse(visit.day) + day - this.#options.now();
    if (left <= 0) return false;
    const key = await this.#keyOf(visit.day, left);
    if (!key) return own.isFirst(visit);
    const { network, visitor } = visitHashes(key, visit);
    const nameOf = (kind: string, hash: Buffer) =>
      `${kind}:${visit.day}:${hash.toString('base64url').slice(0, hashLength)}`;
    const first = await link.script(
      'passerelleVisit',
      [nameOf('visit', visitor), nameOf('visits', network)],
      [left, limits.views.agentsPerNetwork],
    );
    return first === undefined ? own.isFirst(visit) : first === 1;
  }

  /** The first proxy that counts on a day makes its key. */
  async #keyOf(today: string, left: number): Promise<string | undefined> {
    if (this.#known?.day === today) return this.#known.key;
    const name = `${keyPrefix}visit-key:${today}`;
    const key = await this.#options.link.run(async (redis) => {
      await redis.set(name, newKey(), 'PX', left, 'NX');
      return redis.get(name);
    });
    if (key) this.#known = { day: today, key };
    return key ?? undefined;
  }
}
