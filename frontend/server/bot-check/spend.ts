import { currentWrite } from '../client/current-write.ts';
import type { KeyValueStore } from '../shared/key-value-store.ts';

/**
 * Uses up a proof, which is good for one form. The same write may come again with it: a browser repeats what was not
 * answered, and only WordPress knows whether it was done.
 */
export async function spend(store: KeyValueStore, proof: string, milliseconds: number): Promise<boolean> {
  const write = currentWrite();
  const by = write ? `${write.key}.${write.body}.${write.visitor}` : undefined;
  if (await store.add(proof, by ?? 'spent', milliseconds)) return true;
  return by !== undefined && (await store.get(proof)) === by;
}
