interface Flight<Value> {
  readonly epoch: number;
  readonly promise: Promise<Value>;
}

/** One computation per key at a time; concurrent callers get the same promise. */
export class SingleFlight<Value> {
  readonly #flights = new Map<string, Flight<Value>>();

  /**
   * @param epoch work of an older epoch is not joined: it may have read what was purged since
   */
  run(key: string, epoch: number, work: () => Promise<Value>): Promise<Value> {
    const flying = this.#flights.get(key);
    if (flying && flying.epoch === epoch) return flying.promise;
    const flight: Flight<Value> = { epoch, promise: this.#fly(key, () => flight, work) };
    this.#flights.set(key, flight);
    return flight.promise;
  }

  get size(): number {
    return this.#flights.size;
  }

  async #fly(key: string, self: () => Flight<Value>, work: () => Promise<Value>): Promise<Value> {
    try {
      // Yields first, so that the flight is on record before any work of it runs.
      await Promise.resolve();
      return await work();
    } finally {
      if (this.#flights.get(key) === self()) this.#flights.delete(key);
    }
  }
}
