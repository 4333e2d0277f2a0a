/** Clock time in a zone, by the changes of its offset. */
const minute = 60_000;

/** Change of a zone's offset: from `at` on, in milliseconds since 1970, it is `offset` minutes ahead of UTC. */
export interface Change {
  at: number;
  offset: number;
}

/** Minutes ahead of UTC at an instant. */
export function offsetOf(changes: readonly Change[], instant: number): number {
  let [low, high] = [0, changes.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((changes[middle]?.at ?? 0) <= instant) low = middle;
    else high = middle - 1;
  }
  return changes[low]?.offset ?? 0;
}

/** Clock time: `2027-01-31T18:00:00`. @throws RangeError for an invalid instant */
export const shownAt = (changes: readonly Change[], instant: number): string =>
  new Date(instant + offsetOf(changes, instant) * minute)
    .toISOString()
    .slice(0, '2027-01-31T18:00:00'.length);
