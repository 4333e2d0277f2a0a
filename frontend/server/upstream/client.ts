import { AsyncLocalStorage } from 'node:async_hooks';

/** The browser whose request is being answered: WordPress is told its address, for the security log. */
export const clients = new AsyncLocalStorage<{ readonly address: string }>();
