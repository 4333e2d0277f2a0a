import type { SavedRecord } from './save-contract.ts';

const created = new Map<string, SavedRecord>();
const keyOf = (name: string, id: number | undefined): string => `${name}:${id}`;

/**
 * Keeps a created record for the loader of its own address, which the form then goes to: querying again could fail, and
 * would end the form.
 */
export function rememberCreated(name: string, record: SavedRecord): void {
  created.set(keyOf(name, record.id), record);
}

/** Used once: later visits load the record again. */
export function takeCreated(name: string, id: number): SavedRecord | undefined {
  const record = created.get(keyOf(name, id));
  created.delete(keyOf(name, id));
  return record;
}
