import { randomUUID } from 'node:crypto';
import type { MissedWords } from '../../shared/pages/render-contract.ts';
import { isQueryError } from '../../shared/graphql/operation.ts';
import { limits } from '../limits.ts';
import type { Visit, Visitors } from './visitors.ts';

interface ViewRow {
  groupId: number;
  day: string;
  count: number;
}

interface MissedRow extends MissedWords {
  day: string;
  count: number;
}

export interface ViewBatch {
  /** The same in each attempt: WordPress adds a batch once. */
  id: string;
  rows: ViewRow[];
  /** Searches that found nothing. */
  missed: MissedRow[];
}

interface Options {
  visitors: Visitors;
  /** Hands a batch to WordPress. @throws when it was not taken */
  send: (batch: ViewBatch) => Promise<void>;
  now: () => number;
  /** A batch could not be handed over; `lost` views with it when it is not tried again. */
  onError: (error: unknown, lost: number) => void;
}

/** Counts views of items and searches that found nothing, without anything about who reads, and hands them to WordPress in batches. */
export class ViewCounter {
  readonly #options: Options;
  #rows = new Map<string, ViewRow>();
  #missed = new Map<string, MissedRow>();
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
  count(groupId: number, network: string, agent: string): Promise<void> {
    const day = this.#today();
    const add = () =>
      addTo(this.#rows, `${day} ${groupId}`, { groupId, day, count: 0 }, limits.views.waitingRows);
    return this.#once({ day, place: String(groupId), network, agent }, add);
  }

  /**
   * Once for each day, words, network and agent. The searches of a network are limited together: it cannot make up any number of words.
   * Never throws.
   */
  countMissed(missed: MissedWords, network: string, agent: string): Promise<void> {
    const day = this.#today();
    const words = `${missed.language} ${missed.words}`;
    const add = () =>
      addTo(this.#missed, `${day} ${words}`, { ...missed, day, count: 0 }, limits.views.waitingMissed);
    return this.#once({ day, place: 'missed', part: words, network, agent }, add);
  }

  #today(): string {
    return new Date(this.#options.now()).toISOString().slice(0, '2026-01-01'.length);
  }

  async #once(visit: Visit, add: () => void): Promise<void> {
    try {
      if (await this.#options.visitors.isFirst(visit)) add();
    } catch (error) {
      this.#options.onError(error, 1);
    }
  }

  /** Views and searches that WordPress has not got yet. */
  get waiting(): number {
    return sum([...this.#rows.values(), ...this.#missed.values()]) + (this.#batch ? sumOf(this.#batch) : 0);
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

  async #flush(): Promise<void> {
    for (let batch = this.#next(); batch; batch = this.#next()) {
      try {
        await this.#options.send(batch);
      } catch (error) {
        // A refusal by WordPress would be repeated, so the rows are dropped.
        const isRefused = isQueryError(error) && error.status < 500;
        this.#options.onError(error, isRefused ? sumOf(batch) : 0);
        if (!isRefused) return;
      }
      this.#batch = undefined;
    }
  }

  /** The batch that was not taken yet, or the next one. */
  #next(): ViewBatch | undefined {
    if (this.#batch) return this.#batch;
    const rows = takeFrom(this.#rows, limits.views.rowsPerBatch);
    const missed = takeFrom(this.#missed, limits.views.missedPerBatch);
    if (rows.length === 0 && missed.length === 0) return undefined;
    this.#batch = { id: randomUUID(), rows, missed };
    return this.#batch;
  }
}

interface Counted {
  count: number;
}

/** Counts once more; what would be a row too many is left out. */
function addTo<T extends Counted>(rows: Map<string, T>, key: string, first: T, max: number): void {
  const row = rows.get(key) ?? (rows.size < max ? first : undefined);
  if (!row) return;
  row.count += 1;
  rows.set(key, row);
}

function takeFrom<T>(rows: Map<string, T>, max: number): T[] {
  const taken = [...rows].slice(0, max);
  for (const [key] of taken) rows.delete(key);
  return taken.map(([, row]) => row);
}

const sum = (rows: readonly Counted[]): number => rows.reduce((total, { count }) => total + count, 0);
const sumOf = ({ rows, missed }: ViewBatch): number => sum(rows) + sum(missed);
