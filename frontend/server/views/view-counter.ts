import { randomUUID } from 'node:crypto';
import { isQueryError } from '../../shared/graphql/operation.ts';
import { limits } from '../limits.ts';
import type { Visitors } from './visitors.ts';

interface ViewRow {
  groupId: number;
  day: string;
  count: number;
}

export interface ViewBatch {
  /** The same in each attempt: WordPress adds a batch once. */
  id: string;
  rows: ViewRow[];
}

interface Options {
  visitors: Visitors;
  /** Hands a batch to WordPress. @throws when it was not taken */
  send: (batch: ViewBatch) => Promise<void>;
  now: () => number;
  /** A batch could not be handed over; `lost` views with it when it is not tried again. */
  onError: (error: unknown, lost: number) => void;
}

/** Counts views of items, without anything about who views them, and hands them to WordPress in batches. */
export class ViewCounter {
  readonly #options: Options;
  #rows = new Map<string, ViewRow>();
  #batch: ViewBatch | undefined;
  #flushing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.flush(), limits.views.flushAfter);
    // The last batch is sent by `stop`.
    this.#timer.unref();
  }

  /** Once for each day, item, network and agent. Never throws. */
  async count(groupId: number, network: string, agent: string): Promise<void> {
    const day = new Date(this.#options.now()).toISOString().slice(0, '2026-01-01'.length);
    try {
      if (await this.#options.visitors.isFirst({ day, groupId, network, agent })) this.#add(day, groupId);
    } catch (error) {
      this.#options.onError(error, 1);
    }
  }

  /** Views that WordPress has not got yet. */
  get waiting(): number {
    return sum([...this.#rows.values(), ...(this.#batch?.rows ?? [])]);
  }

  /** Sends what waits, until nothing does or WordPress takes no more. Never throws. */
  flush(): Promise<void> {
    this.#flushing ??= this.#flush().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  /** Ends counting: one last flush, for as long as a process that ends can wait. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    let timeout: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timeout = setTimeout(resolve, limits.views.lastFlush);
    });
    await Promise.race([this.flush(), tooLong]);
    clearTimeout(timeout);
    if (this.waiting > 0) this.#options.onError(new Error('the process ends'), this.waiting);
  }

  #add(day: string, groupId: number): void {
    const key = `${day} ${groupId}`;
    const row = this.#rows.get(key);
    if (row) row.count += 1;
    else if (this.#rows.size < limits.views.waitingRows) this.#rows.set(key, { groupId, day, count: 1 });
  }

  async #flush(): Promise<void> {
    for (let batch = this.#next(); batch; batch = this.#next()) {
      try {
        await this.#options.send(batch);
      } catch (error) {
        // A refusal by WordPress would be repeated, so the rows are dropped.
        const isRefused = isQueryError(error) && error.status < 500;
        this.#options.onError(error, isRefused ? sum(batch.rows) : 0);
        if (!isRefused) return;
      }
      this.#batch = undefined;
    }
  }

  /** The batch that was not taken yet, or the next one. */
  #next(): ViewBatch | undefined {
    if (this.#batch) return this.#batch;
    const keys = [...this.#rows.keys()].slice(0, limits.views.rowsPerBatch);
    if (keys.length === 0) return undefined;
    const rows = keys.flatMap((key) => this.#rows.get(key) ?? []);
    for (const key of keys) this.#rows.delete(key);
    this.#batch = { id: randomUUID(), rows };
    return this.#batch;
  }
}

const sum = (rows: readonly ViewRow[]): number => rows.reduce((total, { count }) => total + count, 0);
