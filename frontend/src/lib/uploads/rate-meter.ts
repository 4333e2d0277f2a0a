import type { Timers } from '../record-form/timing.ts';
import { uploadTiming } from './upload-timing.ts';

const second = 1_000;
/** Share of a new measurement in the rate. */
const weight = 0.4;

/** Bytes per second of the transfer under way, without its jumps. */
export class RateMeter {
  readonly #timers: Timers;
  #at = 0;
  #sent = 0;
  #rate: number | undefined;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  begin(sent: number): void {
    this.#at = this.#timers.now();
    this.#sent = sent;
    this.#rate = undefined;
  }

  /** @returns undefined until there is a first measurement */
  at(sent: number): number | undefined {
    const now = this.#timers.now();
    const passed = now - this.#at;
    if (passed < uploadTiming.rate) return this.#rate;
    const measured = Math.max(((sent - this.#sent) / passed) * second, 0);
    this.#rate = this.#rate === undefined ? measured : this.#rate * (1 - weight) + measured * weight;
    this.#at = now;
    this.#sent = sent;
    return this.#rate;
  }
}
