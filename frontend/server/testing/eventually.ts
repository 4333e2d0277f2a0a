import { vi } from 'vitest';

/** Waits until a claim holds; on a busy machine that may take a while. */
export const eventually = <Value>(claim: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(claim, { timeout: 10_000, interval: 20 });
