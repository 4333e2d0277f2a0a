import type { PageTiming } from './stored-page.ts';

/** Measures the time spent waiting for the content system; parallel queries count once. */
export class Stopwatch {
  readonly #startedAt = performance.now();
  #open = 0;
  #openedAt = 0;
  #upstream = 0;

  async upstream<Value>(ask: () => Promise<Value>): Promise<Value> {
    if (this.#open === 0) this.#openedAt = performance.now();
    this.#open += 1;
    try {
      return await ask();
    } finally {
      this.#open -= 1;
      if (this.#open === 0) this.#upstream += performance.now() - this.#openedAt;
    }
  }

  timing(): PageTiming {
    const total = performance.now() - this.#startedAt;
    return { upstream: this.#upstream, render: Math.max(total - this.#upstream, 0) };
  }
}
