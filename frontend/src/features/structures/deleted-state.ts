interface Deleted {
  readonly deleted: string;
}

/** State of the navigation that follows a deletion. @param name of the structure */
export const deletedState = (name: string): Deleted => ({ deleted: name });

/** @returns the name of the structure that was deleted just before, if one was */
export const deletedName = (state: unknown): string | undefined =>
  (state as Partial<Deleted> | null)?.deleted;
