import { hash, randomBytes } from 'node:crypto';
import { limits } from '../limits.ts';

/** A visitor on the page of an item, or on that of a search that found nothing. None of these values is stored. */
export interface Visit {
  /** UTC, YYYY-MM-DD. */
  day: string;
  /** A network has a limited number of visits to each place. */
  place: string;
  /** What of the place is visited, where it has parts that are counted apart. */
  part?: string;
  network: string;
  agent: string;
}

/** Visitors who have already been counted on a day. */
export interface Visitors {
  /** Whether it is the first visit of this network and agent to this part of the place on this day; it is remembered. */
  isFirst: (visit: Visit) => Promise<boolean>;
}

const keyBytes = 32;
/** Bytes of a hash as a number: with 48 bits, two visitors of a day do not collide. */
const hashBytes = 6;

export const newKey = (): string => randomBytes(keyBytes).toString('base64url');

/** Hashes of a visit: one of network and place, one with part and agent as well. */
export function visitHashes(
  key: string,
  { place, part = '', network, agent }: Visit,
): { network: Buffer; visitor: Buffer } {
  // Hashes are not published: the key in front is as good as an HMAC, and several times as fast.
  const keyed = (text: string) => hash('sha256', `${key} ${text}`, 'buffer');
  return {
    network: keyed(`${place} ${network}`),
    visitor: keyed(`${place} ${network} ${JSON.stringify([part, agent])}`),
  };
}

/**
 * Visitors in the memory of this process: keyed hashes of one day. The key and the hashes are deleted when the next day
 * begins; without the key a hash cannot be traced to a visitor.
 */
export class MemoryVisitors implements Visitors {
  readonly #onFull: () => void;
  #day = '';
  #key = newKey();
  #seen = new Set<number>();
  #agents = new Map<number, number>();

  /** @param onFull called once a day, when no more can be remembered: from then on no new visitor is counted */
  constructor(onFull: () => void) {
    this.#onFull = onFull;
  }

  // oxlint-disable-next-line require-await -- the other implementation waits for Redis
  async isFirst(visit: Visit): Promise<boolean> {
    if (visit.day !== this.#day) this.#begin(visit.day);
    const hashes = visitHashes(this.#key, visit);
    const visitor = hashes.visitor.readUIntBE(0, hashBytes);
    if (this.#seen.has(visitor)) return false;
    const network = hashes.network.readUIntBE(0, hashBytes);
    const agents = this.#agents.get(network) ?? 0;
    if (agents >= limits.views.agentsPerNetwork || this.#seen.size >= limits.views.rememberedVisits)
      return false;
    this.#seen.add(visitor);
    this.#agents.set(network, agents + 1);
    if (this.#seen.size === limits.views.rememberedVisits) this.#onFull();
    return true;
  }

  #begin(day: string): void {
    this.#day = day;
    this.#key = newKey();
    this.#seen = new Set();
    this.#agents = new Map();
  }
}
