import { LRUCache } from 'lru-cache';

/**
 * Remembers when each tag was purged, so that work begun before a purge and finished after it is not stored:
 * what it read may be the old content.
 */
export class PurgeLog {
  readonly #purgedAt: LRUCache<string, number>;
  #sequence = 0;
  /** Purges up to this one are no longer known tag by tag. */
  #forgottenUpTo = 0;

  constructor(rememberedTags: number) {
    this.#purgedAt = new LRUCache({
      max: rememberedTags,
      dispose: (sequence, _tag, reason) => {
        if (reason === 'evict') this.#forgottenUpTo = Math.max(this.#forgottenUpTo, sequence);
      },
    });
  }

  /** Grows with each purge; work notes it when it begins. */
  get sequence(): number {
    return this.#sequence;
  }

  record(tags: Iterable<string>): void {
    this.#sequence += 1;
    for (const tag of tags) this.#purgedAt.set(tag, this.#sequence);
  }

  /** Counts as a purge of every tag there is. */
  recordEverything(): void {
    this.#sequence += 1;
    this.#forgottenUpTo = this.#sequence;
  }

  /** Was one of the tags purged after `sequence`? In doubt the answer is yes. */
  purgedSince(sequence: number, tags: Iterable<string>): boolean {
    if (sequence === this.#sequence) return false;
    if (sequence < this.#forgottenUpTo) return true;
    for (const tag of tags) {
      if ((this.#purgedAt.get(tag) ?? 0) > sequence) return true;
    }
    return false;
  }
}
