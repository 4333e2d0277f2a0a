import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

const globals = Object.entries(fake).filter(([name]) => /^(?:IDB|indexedDB)/.test(name));

/** Gives IndexedDB to the tests of a file: global objects outlive the file otherwise. */
export function installFakeDatabases(): void {
  beforeEach(() => {
    for (const [name, value] of globals) vi.stubGlobal(name, value);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
