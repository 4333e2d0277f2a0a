import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '../limits.ts';
import { keyPrefix, type RedisLink } from './redis-link.ts';

interface Options {
  link: RedisLink;
  /** Another proxy received a purge. */
  onPurge: (tags: readonly string[]) => void;
  /** Purges may have been missed: no cached entry can be trusted. */
  onLost: () => void;
}

interface Purge {
  readonly from: string;
  readonly sequence: number;
  readonly tags: readonly string[];
}

const stream = `${keyPrefix}purges`;
export const purgedHash = 'purged';
const sequenceKey = 'sequence';

/**
 * The purges of all proxies, in one order. A proxy that was disconnected continues at its last position; when that is
 * gone (Redis lost its memory, or too many purges happened meanwhile), it is notified.
 */
export class PurgeFeed {
  readonly #options: Options;
  readonly #self = randomUUID();
  #position: string | undefined;
  #sequence = 0;
  #isConnected = false;
  #closed = false;
  #following: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Every purge up to this one was carried out here; what is made from now on may be shared. */
  get sequence(): number {
    return this.#sequence;
  }

  /** false: purges of other proxies are not received. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  start(): void {
    this.#following = this.#follow();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#following;
  }

  /** Publishes to all proxies. @returns the purge's number, undefined when publishing failed */
  async publish(tags: readonly string[]): Promise<number | undefined> {
    const values = [this.#self, limits.shared.rememberedPurges, ...tags];
    const answer = await this.#options.link.script(
      'passerellePurge',
      [sequenceKey, purgedHash, 'purges'],
      values,
    );
    return typeof answer === 'number' ? answer : undefined;
  }

  /** A purge of our own was carried out here. */
  applied(sequence: number): void {
    // When there is a gap, purges of other proxies wait in the feed; the sequence advances once they were carried out.
    if (sequence === this.#sequence + 1) this.#sequence = sequence;
  }

  async #follow(): Promise<void> {
    while (!this.#closed) {
      try {
        if (!this.#isConnected) await this.#resume();
        const answer = await this.#options.link.listener.xread(
          'COUNT',
          100,
          'BLOCK',
          limits.shared.listenFor,
          'STREAMS',
          stream,
          this.#position ?? '$',
        );
        for (const [, entries] of answer ?? []) for (const entry of entries) this.#carryOut(...entry);
      } catch {
        this.#isConnected = false;
        if (!this.#closed) await pause(limits.shared.retryListening);
      }
    }
  }

  /** Finds the place to read on from. A proxy writes an entry when it starts, so that there always is one. */
  async #resume(): Promise<void> {
    const { listener } = this.#options.link;
    const known = this.#position;
    if (known && (await listener.xrange(stream, known, known)).length > 0) {
      this.#isConnected = true;
      return;
    }
    const position = await listener.xadd(stream, '*', 'from', this.#self);
    // After the mark: a purge between the two is carried out twice rather than missed.
    const sequence = await listener.get(keyPrefix + sequenceKey);
    this.#options.onLost();
    this.#sequence = Number(sequence ?? 0);
    this.#position = position ?? undefined;
    this.#isConnected = true;
  }

  #carryOut(id: string, fields: string[]): void {
    // First: an entry that cannot be carried out must not be read again and again.
    this.#position = id;
    const purge = readPurge(fields);
    if (!purge) return;
    if (purge === 'unreadable') {
      this.#options.onLost();
      return;
    }
    if (purge.from !== this.#self) this.#options.onPurge(purge.tags);
    this.#sequence = Math.max(this.#sequence, purge.sequence);
  }
}

/** @returns undefined for the entry of a proxy that starts */
function readPurge(fields: string[]): Purge | 'unreadable' | undefined {
  const named = new Map<string, string>();
  for (let at = 0; at + 1 < fields.length; at += 2) named.set(fields[at] ?? '', fields[at + 1] ?? '');
  const tags = named.get('tags');
  if (!tags) return undefined;
  try {
    const sequence = Number(named.get('sequence'));
    const names: unknown = JSON.parse(tags);
    if (!Number.isSafeInteger(sequence) || !Array.isArray(names)) return 'unreadable';
    return { from: named.get('from') ?? '', sequence, tags: names.map(String) };
  } catch {
    return 'unreadable';
  }
}
