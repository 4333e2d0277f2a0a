/** @param share 0.5 for the median. @throws Error when there is nothing to measure */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}

/** Median; for an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = percentile(values, 0.5);
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Three digits that count, no more. */
export function rounded(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(Math.max(3, Math.ceil(Math.log10(Math.abs(value) + 1)))));
}
