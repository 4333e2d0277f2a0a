/** Claims that this page has released, by name: the browser ends them a moment later. */
const ending = new Map<string, Promise<void>>();

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
    const locks = this.#locks;
    if (!locks) return true;
    const { promise: isMine, resolve } = Promise.withResolvers<boolean>();
    const held = Promise.withResolvers<void>();
    const release = (): void => {
      held.resolve();
      ending.set(name, ended);
    };
    this.#release = release;
    const hold = async (): Promise<void> => {
      // A form that replaces another one of the same record is no other tab.
      await ending.get(name);
      const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
      let isHeld = false;
      try {
        await locks.request(`form:${name}`, options, (lock) => {
          isHeld = lock !== null;
          resolve(isHeld);
          return isHeld ? held.promise : undefined;
        });
      } catch {
        // Stolen by another tab, or not allowed at all.
        resolve(true);
        if (!isHeld || this.#release !== release) return;
        this.#release = undefined;
        this.#onLost();
      }
    };
    const ended = hold();
    return isMine;
  }

  release(): void {
    this.#release?.();
    this.#release = undefined;
  }
}
