/** Lets a fixed number of calls run at once; others wait their turn in order, up to a limit. */
export class Bulkhead {
  readonly #places: number;
  readonly #waitingLimit: number;
  readonly #waiting: Array<() => void> = [];
  #running = 0;

  constructor(places: number, waitingLimit: number) {
    this.#places = places;
    this.#waitingLimit = waitingLimit;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** @throws BulkheadFull when too many wait already · the signal's reason when it ends the wait */
  async run<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    await this.#enter(signal);
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(signal: AbortSignal): Promise<void> {
    if (this.#running < this.#places) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#waitingLimit) throw new BulkheadFull();
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(enter);
    });
  }

  /** The place goes straight to the next in line, so that `#running` stays as it is. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}

export class BulkheadFull extends Error {
  constructor() {
    super('too many calls of this operation are waiting');
    this.name = 'BulkheadFull';
  }
}
