const HASH_START = 2_166_136_261;
const HASH_FACTOR = 16_777_619;
const RANGE = 4_294_967_296;

/** Pseudorandom numbers from a seed (FNV-1a, then mulberry32). */
export class Random {
  #state: number;

  constructor(seed: string) {
    let hash = HASH_START;
    for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), HASH_FACTOR);
    this.#state = hash >>> 0;
  }

  /** Number from 0 (included) to 1 (not included). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** A whole number from low to high, both included. */
  int(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  shuffled<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, order: this.next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }
}
