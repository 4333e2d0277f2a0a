import type { SaveAnswer, SavedRecord, SaveRequest } from '../save-contract.ts';
import type { Values } from '../values.ts';
import { settled } from './virtual-timers.ts';

export type Network = 'up' | 'down' | 'answers lost';

/** One record as the server keeps it: versions, and one effect for each idempotency key. */
export class RecordServer {
  network: Network = 'up';
  /** Called before a request has its effect. */
  onSave: (changes: Values) => void = () => undefined;
  /** Delay from the effect of a request to its answer. */
  latency: () => Promise<void> = settled;
  isSessionOver = false;
  isLocked = false;
  record: SavedRecord;
  readonly requests: SaveRequest[] = [];
  created = 0;
  /** Requests that began before another one had its answer. */
  overlaps = 0;
  #inFlight = 0;
  readonly #answers = new Map<string, SaveAnswer>();

  constructor(values: Values, id?: number) {
    this.record = { id, version: id === undefined ? undefined : 1, values };
  }

  /** Somebody else saves. */
  change(changes: Values): void {
    const { version = 0, values } = this.record;
    this.record = { ...this.record, version: version + 1, values: { ...values, ...changes } };
  }

  readonly save = async (request: SaveRequest): Promise<SaveAnswer> => {
    if (this.#inFlight > 0) this.overlaps += 1;
    this.#inFlight += 1;
    try {
      return await this.#answer(request);
    } finally {
      this.#inFlight -= 1;
    }
  };

  /** The tab that waited for answers is gone. */
  hangUp(): void {
    this.#inFlight = 0;
  }

  async #answer(request: SaveRequest): Promise<SaveAnswer> {
    await settled();
    if (this.network === 'down') throw new TypeError('Failed to fetch');
    if (this.isSessionOver) return { outcome: 'sessionOver' };
    const known = this.#answers.get(request.idempotencyKey);
    const answer = known ?? this.#apply(request);
    this.#answers.set(request.idempotencyKey, answer);
    const isLost = this.network === 'answers lost';
    await this.latency();
    if (isLost) throw new TypeError('Failed to fetch');
    return answer;
  }

  #apply(request: SaveRequest): SaveAnswer {
    this.requests.push(request);
    if (this.isLocked) return { outcome: 'locked' };
    if (request.id === undefined) {
      this.created += 1;
      this.record = { id: this.created, version: 0, values: this.record.values };
    } else if (request.version !== this.record.version) return { outcome: 'conflict', record: this.record };
    this.onSave(request.changes);
    this.change(normalised(request.changes));
    return { outcome: 'saved', record: this.record };
  }
}

/** Values as the content system stores them: texts are trimmed. */
const normalised = (changes: Values): Values =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );
