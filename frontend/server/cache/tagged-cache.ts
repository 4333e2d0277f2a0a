import { LRUCache } from 'lru-cache';

export interface TaggedEntry<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
  /** Milliseconds of the injected clock. */
  readonly storedAt: number;
  /** A tag of it was purged: it may only be served when nothing newer can be had. */
  expired: boolean;
  /** Time before which no new attempt is made to replace the entry, because the last one failed. */
  retryAt: number;
}

interface Options<Value> {
  maxBytes: number;
  bytesOf: (value: Value) => number;
  now: () => number;
  /** Called with each removed value. */
  onDrop?: (value: Value) => void;
}

/** Bytes that an entry takes besides its value: key, tags, and their index. */
const bytesPerTag = 120;
const bytesPerEntry = 400;

/** A bounded cache (least recently used, by bytes) whose entries can be found by what they show. */
export class TaggedCache<Value> {
  readonly #entries: LRUCache<string, TaggedEntry<Value>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #now: () => number;
  /** A value that changes its entry only. */
  #retained: Value | undefined;

  constructor(options: Options<Value>) {
    this.#now = options.now;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (entry, key) =>
        options.bytesOf(entry.value) + key.length + bytesPerEntry + entry.tags.length * bytesPerTag,
      dispose: (entry, key) => {
        this.#forget(key, entry);
        if (entry.value !== this.#retained) options.onDrop?.(entry.value);
      },
    });
  }

  get(key: string): TaggedEntry<Value> | undefined {
    return this.#entries.get(key);
  }

  /** @param storedAt when it was made; now unless it was made elsewhere */
  set(key: string, value: Value, tags: Iterable<string>, storedAt = this.#now()): TaggedEntry<Value> {
    const entry = { value, tags: [...new Set(tags)], storedAt, expired: false, retryAt: 0 };
    this.#entries.set(key, entry);
    // An entry larger than the whole cache is refused: it must not stay in the index either.
    if (this.#entries.peek(key) === entry) {
      for (const tag of entry.tags) this.#keysOf(tag).add(key);
    }
    return entry;
  }

  /** Stores the same value again with a new date and new tags. */
  renew(key: string, value: Value, tags: Iterable<string>): void {
    this.#retained = value;
    this.set(key, value, tags);
    this.#retained = undefined;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Keys of the entries with one of these tags, least recently used last. */
  keysWith(tags: Iterable<string>): string[] {
    const keys = new Set<string>();
    for (const tag of tags) for (const key of this.#keysByTag.get(tag) ?? []) keys.add(key);
    return keys.size < 2 ? [...keys] : [...this.#entries.keys()].filter((key) => keys.has(key));
  }

  expire(key: string): void {
    const entry = this.#entries.peek(key);
    if (!entry) return;
    entry.expired = true;
    // A purge proves that WordPress is up: the next attempt need not wait.
    entry.retryAt = 0;
  }

  expireAll(): void {
    for (const key of this.#entries.keys()) this.expire(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }

  #keysOf(tag: string): Set<string> {
    const known = this.#keysByTag.get(tag);
    if (known) return known;
    const keys = new Set<string>();
    this.#keysByTag.set(tag, keys);
    return keys;
  }

  #forget(key: string, entry: TaggedEntry<Value>): void {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
