/** The same numbers for the same seed (mulberry32), from 0 to below 1. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws that a seed repeats. */
export class Draw {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomOf(seed);
  }

  /** Whether something happens that happens once in so many times. */
  once(inSoMany: number): boolean {
    return this.#random() * inSoMany < 1;
  }

  /** A whole number from 0 to below the end. */
  below(end: number): number {
    return Math.floor(this.#random() * end);
  }

  one<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }

  /** So many of them, with repetitions. */
  some<Value>(count: number, make: (number: number) => Value): Value[] {
    return Array.from({ length: count }, (_, number) => make(number));
  }
}
