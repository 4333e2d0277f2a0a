/** What the clocks of a zone show, by the changes of its offset. */
const minute = 60_000;

/** From an instant on, in milliseconds since 1970, a zone is so many minutes ahead of UTC. */
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

/** What the clocks show: `2027-01-31T18:00:00`. @throws RangeError for what is no instant */
export const shownAt = (changes: readonly Change[], instant: number): string =>
  new Date(instant + offsetOf(changes, instant) * minute)
    .toISOString()
    .slice(0, '2027-01-31T18:00:00'.length);
