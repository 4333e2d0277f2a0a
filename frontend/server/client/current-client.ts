import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** The client of work that no visitor waits for: pages made again, probes. */
export const background = 'background';

/** The network of the client for whom work is done, or `background`. */
export const currentClient = (): string => storage.getStore() ?? background;

/** Everything that `work` begins is done for this client. */
export const workFor = <Value>(client: string, work: () => Value): Value => storage.run(client, work);
