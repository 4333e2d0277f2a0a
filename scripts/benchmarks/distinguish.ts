import { median } from './statistics.ts';

/** How two sets of times compare. */
export interface Comparison {
  /** Median of the first minus median of the second, in their unit. */
  difference: number;
  /** How often a time of the first set is the longer one: 0.5 when they are indistinguishable. */
  chance: number;
  /** Random deviation of `chance` from 0.5: three standard deviations. */
  noise: number;
}

/**
 * Compares the sets by ranks (Mann and Whitney), so that a few very slow answers decide nothing.
 * @throws Error when a set is empty
 */
export function compare(first: readonly number[], second: readonly number[]): Comparison {
  const longer = first.reduce(
    (sum, value) => sum + second.reduce((wins, other) => wins + win(value, other), 0),
    0,
  );
  const [n, m] = [first.length, second.length];
  return {
    difference: median(first) - median(second),
    chance: longer / (n * m),
    noise: 3 * Math.sqrt((n + m + 1) / (12 * n * m)),
  };
}

function win(value: number, other: number): number {
  if (value === other) return 0.5;
  return value > other ? 1 : 0;
}
