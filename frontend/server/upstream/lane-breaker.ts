import type { BreakerState } from './circuit-breaker.ts';
import type { FailureKind } from './failure.ts';

interface Options {
  /** Failures in a row that make it suspicious. */
  failures: number;
  /** Clients without an answer before a service that still answers the probe counts as failing. */
  clients: number;
  /** Milliseconds that it stays open before one trial is let through. */
  openFor: number;
  now: () => number;
  /** Is the service able to answer the cheapest question? Never throws. */
  probe: () => Promise<boolean>;
}

/**
 * The circuit breaker of one operation of WordPress: it stops calling a service that does not answer, so that callers
 * fail at once instead of waiting. Failures of one client never open it: after consecutive failures it runs the probe,
 * and opens when that fails too, or when several clients timed out.
 */
export class LaneBreaker {
  readonly #options: Options;
  #failuresInARow = 0;
  /** Clients that received no answer since the last success. */
  readonly #unansweredClients = new Set<string>();
  #isProbing = false;
  #openedAt: number | undefined;
  #trialRunning = false;
  /** The client whose trial failed last: another one should make the next. */
  #triedBy: string | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get state(): BreakerState {
    return this.#sinceOpened < this.#options.openFor
      ? 'open'
      : this.#openedAt === undefined
        ? 'closed'
        : 'half-open';
  }

  get #sinceOpened(): number {
    return this.#openedAt === undefined ? Number.POSITIVE_INFINITY : this.#options.now() - this.#openedAt;
  }

  /** May a call be made now? In the half-open state one caller is let through until its outcome is known. */
  allows(client: string): boolean {
    const { state } = this;
    if (state === 'closed') return true;
    if (state === 'open' || this.#trialRunning) return false;
    // One client must not be able to fail every trial; alone, it may try half as often.
    if (client === this.#triedBy && this.#sinceOpened < 2 * this.#options.openFor) return false;
    this.#trialRunning = true;
    return true;
  }

  succeeded(): void {
    this.#failuresInARow = 0;
    this.#unansweredClients.clear();
    this.#openedAt = undefined;
    this.#trialRunning = false;
    this.#triedBy = undefined;
  }

  /** The call was never made (it timed out in the queue): no information about the service. */
  abandoned(): void {
    this.#trialRunning = false;
  }

  failed(kind: FailureKind, client: string): void {
    if (this.#trialRunning) {
      this.#trialRunning = false;
      this.#triedBy = client;
      // An error page is an answer: the circuit opens only if the probe fails too.
      if (kind === 'silent') this.#openedAt = this.#options.now();
      else this.#suspect();
      return;
    }
    if (this.#openedAt !== undefined) return;
    this.#failuresInARow += 1;
    if (kind === 'silent') this.#unansweredClients.add(client);
    if (this.#failuresInARow >= this.#options.failures) this.#suspect();
  }

  /** Runs the probe, one at a time, while calls continue. */
  #suspect(): void {
    if (!this.#isProbing) void this.#probe();
  }

  async #probe(): Promise<void> {
    this.#isProbing = true;
    const answers = await this.#options.probe();
    this.#isProbing = false;
    this.#learn(answers);
  }

  #learn(answers: boolean): void {
    const { failures, clients, now } = this.#options;
    if (!answers) {
      this.#openedAt = now();
      return;
    }
    if (this.#openedAt !== undefined) {
      this.succeeded();
      return;
    }
    // A success came meanwhile.
    if (this.#failuresInARow < failures) return;
    if (this.#unansweredClients.size >= clients) this.#openedAt = now();
    this.#failuresInARow = 0;
  }
}
