import { currentClient } from '../client/current-client.ts';

interface Waiting {
  client: string;
  enter: () => void;
}

interface Shares {
  /** Part of the places that one client may have. */
  readonly places?: number;
  /** Part of the waiting line that one client may have. */
  readonly waiting?: number;
}

/**
 * Lets a fixed number of calls run at once; others wait their turn in order, up to a limit. With shares, one client with
 * many calls leaves places for the rest.
 */
export class Bulkhead {
  readonly #places: number;
  readonly #waitingLimit: number;
  readonly #shares: Shares;
  readonly #waiting: Waiting[] = [];
  readonly #runningOf = new Map<string, number>();
  #running = 0;

  /**
   * @param places calls that run at once
   * @param waitingLimit calls that wait; more are refused
   */
  constructor(places: number, waitingLimit: number, shares: Shares = {}) {
    this.#places = places;
    this.#waitingLimit = waitingLimit;
    this.#shares = shares;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** @throws BulkheadFull when too many wait already · the signal's reason when it ends the wait */
  async run<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    const client = currentClient();
    await this.#enter(client, signal);
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      this.#leave(client);
    }
  }

  async #enter(client: string, signal: AbortSignal): Promise<void> {
    if (this.#hasPlace(client)) {
      this.#take(client);
      return;
    }
    const own = this.#waiting.filter((other) => other.client === client).length;
    if (this.#waiting.length >= this.#waitingLimit || own >= (this.#shares.waiting ?? this.#waitingLimit)) {
      throw new BulkheadFull();
    }
    await new Promise<void>((resolve, reject) => {
      const entry: Waiting = {
        client,
        enter: () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(entry);
    });
  }

  #leave(client: string): void {
    this.#running -= 1;
    const calls = this.#callsOf(client) - 1;
    if (calls === 0) this.#runningOf.delete(client);
    else this.#runningOf.set(client, calls);
    const index = this.#waiting.findIndex((entry) => this.#hasPlace(entry.client));
    const [next] = index === -1 ? [] : this.#waiting.splice(index, 1);
    if (!next) return;
    this.#take(next.client);
    next.enter();
  }

  #hasPlace(client: string): boolean {
    return this.#running < this.#places && this.#callsOf(client) < (this.#shares.places ?? this.#places);
  }

  #take(client: string): void {
    this.#running += 1;
    this.#runningOf.set(client, this.#callsOf(client) + 1);
  }

  #callsOf = (client: string): number => this.#runningOf.get(client) ?? 0;
}

export class BulkheadFull extends Error {
  constructor() {
    super('too many calls of this operation are waiting');
    this.name = 'BulkheadFull';
  }
}
