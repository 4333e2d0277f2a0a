import { isQueryError } from '../../shared/graphql/operation.ts';
import { currentClient } from '../client/current-client.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { Bulkhead } from './bulkhead.ts';
import type { BreakerState } from './circuit-breaker.ts';
import { failureKind } from './failure.ts';
import { LaneBreaker } from './lane-breaker.ts';

export type CallOutcome = 'ok' | 'refused' | 'failed';

interface Options {
  /** Requests that WordPress answers at once. */
  workers: number;
  /** Milliseconds that a call waits for its turn; the limit of limits.ts unless a test can't wait that long. */
  waitTimeout: number | undefined;
  now: () => number;
  /** Called for each request: duration in seconds, and outcome. */
  onCall: (operation: string, seconds: number, outcome: CallOutcome) => void;
  /** Is WordPress able to answer the cheapest question? Never throws. */
  probe: () => Promise<boolean>;
}

interface Call<Value> {
  name: string;
  /** Milliseconds for the answer, from when WordPress is asked. */
  timeout: number;
  work: (signal: AbortSignal) => Promise<Value>;
  /** Called when its turn has come. */
  begins?: () => void;
}

interface Lane {
  readonly breaker: LaneBreaker;
  readonly bulkhead: Bulkhead;
}

const { upstream } = limits;

/**
 * Calls of WordPress, each operation in a lane of its own: a slow or failing one does not block the others. No more are
 * made than WordPress has workers. The others wait here, where their order is fair and their time limit does not run.
 */
export class Lanes {
  readonly #options: Options;
  readonly #waitTimeout: number;
  readonly #workers: Bulkhead;
  readonly #lanes = new Map<string, Lane>();

  constructor(options: Options) {
    this.#options = options;
    this.#waitTimeout = options.waitTimeout ?? upstream.waitTimeout;
    const { workers } = options;
    this.#workers = new Bulkhead(workers, Number.POSITIVE_INFINITY, {
      places: Math.ceil(workers * upstream.workersOfClient),
    });
  }

  /** @throws QueryError · AppError content_system_unavailable */
  async run<Value>({ name, timeout, work, begins }: Call<Value>): Promise<Value> {
    const { breaker, bulkhead } = this.#laneOf(name);
    const client = currentClient();
    if (!breaker.allows(client))
      throw new AppError('content_system_unavailable', { detail: `${name}: circuit open` });
    const waiting = AbortSignal.timeout(this.#waitTimeout);
    const startedAt = performance.now();
    let called = false;
    const settle = (outcome: CallOutcome, learn: () => void) => {
      if (called) learn();
      else breaker.abandoned();
      this.#options.onCall(name, (performance.now() - startedAt) / 1_000, outcome);
    };
    const call = (): Promise<Value> => {
      called = true;
      begins?.();
      return work(AbortSignal.timeout(timeout));
    };
    try {
      const value = await bulkhead.run(waiting, () => this.#workers.run(waiting, call));
      settle('ok', () => breaker.succeeded());
      return value;
    } catch (error) {
      if (isQueryError(error)) {
        settle('refused', () => breaker.succeeded());
        throw error;
      }
      settle('failed', () => breaker.failed(failureKind(error), client));
      throw error instanceof AppError
        ? error
        : new AppError('content_system_unavailable', { detail: name, cause: error });
    }
  }

  breakerStates(): Array<[operation: string, state: BreakerState]> {
    return [...this.#lanes].map(([name, lane]) => [name, lane.breaker.state]);
  }

  loads(): Array<[operation: string, state: 'running' | 'waiting', calls: number]> {
    return [...this.#lanes].flatMap(
      ([name, { bulkhead }]): ReturnType<Lanes['loads']> => [
        [name, 'running', bulkhead.running],
        [name, 'waiting', bulkhead.waiting],
      ],
    );
  }

  #laneOf(name: string): Lane {
    const known = this.#lanes.get(name);
    if (known) return known;
    const { now, probe } = this.#options;
    const lane = {
      breaker: new LaneBreaker({
        failures: upstream.breakerFailures,
        clients: upstream.breakerClients,
        openFor: upstream.breakerOpen,
        now,
        probe,
      }),
      bulkhead: new Bulkhead(upstream.perOperation, upstream.waitingPerOperation, upstream.sharesOfClient),
    };
    this.#lanes.set(name, lane);
    return lane;
  }
}
