import { AsyncLocalStorage } from 'node:async_hooks';

/** The write that a request makes, if it has an idempotency key: keyed hashes, since keys and bodies may be personal. */
export interface CurrentWrite {
  /** Names the call and the key. */
  readonly key: string;
  readonly body: string;
  /** The visitor that the key belongs to while no account is signed in. */
  readonly visitor: string;
  /** When this server had received the whole request, in milliseconds since 1970. */
  readonly receivedAt: number;
}

const storage = new AsyncLocalStorage<CurrentWrite | undefined>();

export const currentWrite = (): CurrentWrite | undefined => storage.getStore();

/** Everything that `work` begins is a part of this write. */
export const workForWrite = <Value>(write: CurrentWrite | undefined, work: () => Value): Value =>
  storage.run(write, work);
