const listeners = new Set<() => void>();

/** Calls `listener` after each writing call that succeeded. @returns stops that */
export function whenWritten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceWrite(): void {
  for (const listener of listeners) listener();
}
