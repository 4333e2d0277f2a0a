import { createHash } from 'node:crypto';

/**
 * Identical reads that wait for their turn are one. Those that WordPress is answering already are not joined: what they
 * read may have been changed since.
 */
export class WaitingReads<Value> {
  readonly #waiting = new Map<string, Promise<Value>>();

  /**
   * @param parts what the answer depends on, the person included
   * @param work calls `begins` when WordPress is asked
   */
  run(parts: readonly unknown[], work: (begins: () => void) => Promise<Value>): Promise<Value> {
    // Tokens are no keys: a dump of the memory of a running proxy need not list them.
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const leave = () => {
      if (this.#waiting.get(key) === promise) this.#waiting.delete(key);
    };
    const promise = Promise.resolve().then(() => work(leave));
    this.#waiting.set(key, promise);
    promise.then(leave, leave);
    return promise;
  }
}
