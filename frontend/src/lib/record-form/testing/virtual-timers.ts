import type { Timers } from '../timing.ts';

interface Task {
  at: number;
  run: () => void;
}

/** Time that passes when a test says so. */
export class VirtualTimers implements Timers {
  #now = 1_000_000;
  readonly #tasks = new Map<number, Task>();
  #lastId = 0;

  readonly set = (run: () => void, milliseconds: number): number => {
    this.#lastId += 1;
    this.#tasks.set(this.#lastId, { at: this.#now + milliseconds, run });
    return this.#lastId;
  };
  readonly clear = (timer: unknown): void => void this.#tasks.delete(timer as number);
  readonly now = (): number => this.#now;

  /** Forgets every task: the tab is gone. */
  stop(): void {
    this.#tasks.clear();
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      for (let turns = 0; turns < 8; turns += 1) await settled();
      const [next] = [...this.#tasks]
        .filter(([, { at }]) => at <= end)
        .toSorted(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      const [id, { at, run }] = next;
      this.#tasks.delete(id);
      this.#now = Math.max(this.#now, at);
      run();
    }
    this.#now = end;
  }
}

/** Lets everything run that waits for no timer. */
export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
