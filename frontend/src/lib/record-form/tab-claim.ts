/**
 * Which tab of this browser edits a form: the drafts of a form have one place on the device. Where the browser has no
 * Web Locks, every tab does, and versions protect the record.
 */
export class TabClaim {
  readonly #locks: LockManager | undefined;
  readonly #onLost: () => void;
  #release: (() => void) | undefined;

  constructor(onLost: () => void, locks: LockManager | undefined = globalThis.navigator?.locks) {
    this.#locks = locks;
    this.#onLost = onLost;
  }

  /** @returns whether this tab edits the form now; with `steal`, another one stops doing so */
  async claim(name: string, { steal = false } = {}): Promise<boolean> {
    this.release();
    if (!this.#locks) return true;
    const { promise: isMine, resolve } = Promise.withResolvers<boolean>();
    const held = Promise.withResolvers<void>();
    const release = held.resolve;
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    this.#locks
      .request(`form:${name}`, options, (lock) => {
        if (lock) this.#release = release;
        resolve(lock !== null);
        return lock ? held.promise : undefined;
      })
      .catch(() => {
        // Stolen by another tab, or not allowed at all.
        resolve(true);
        if (this.#release !== release) return;
        this.#release = undefined;
        this.#onLost();
      });
    return isMine;
  }

  release(): void {
    this.#release?.();
    this.#release = undefined;
  }
}
