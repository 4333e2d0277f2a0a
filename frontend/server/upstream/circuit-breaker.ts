interface Options {
  /** Failures in a row that open it. */
  failures: number;
  /** Milliseconds that it stays open before one trial is let through. */
  openFor: number;
  now: () => number;
}

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Stops asking a service that does not answer, so that callers fail at once instead of waiting. */
export class CircuitBreaker {
  readonly #options: Options;
  #failuresInARow = 0;
  #openedAt: number | undefined;
  #trialRunning = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get state(): BreakerState {
    if (this.#openedAt === undefined) return 'closed';
    return this.#options.now() - this.#openedAt < this.#options.openFor ? 'open' : 'half-open';
  }

  /** May a call be made now? In the half-open state one call is allowed until its outcome is recorded. */
  allows(): boolean {
    const { state } = this;
    if (state === 'closed') return true;
    if (state === 'open' || this.#trialRunning) return false;
    this.#trialRunning = true;
    return true;
  }

  succeeded(): void {
    this.#failuresInARow = 0;
    this.#openedAt = undefined;
    this.#trialRunning = false;
  }

  /** The call was never made (it timed out in the queue): no information about the service. */
  abandoned(): void {
    this.#trialRunning = false;
  }

  failed(): void {
    this.#failuresInARow += 1;
    if (this.#trialRunning || this.#failuresInARow >= this.#options.failures) {
      this.#openedAt = this.#options.now();
    }
    this.#trialRunning = false;
  }
}
