import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };

const second = 1_000;

/** Milliseconds. */
export const uploadTiming = {
  /** How long a piece is to last: half of what it may, since lines become slower. */
  piece: 2 * second,
  /** Delays between attempts; the last one is repeated. The server may still append bytes that arrived before a cut. */
  retries: [second, 2 * second, 5 * second, 15 * second, 30 * second],
  /** Time without a byte after which a request counts as cut. */
  stall: 20 * second,
  /** Delays between requests whether a file has been inspected; the last one is repeated. */
  inspection: [0.5 * second, second, 2 * second, 5 * second],
  /** Interval between measurements of the rate. */
  rate: 0.5 * second,
} as const;

/** Bytes of a piece. */
export const pieceBytes = { smallest: limits.uploads.countedBytes, largest: limits.uploads.pieceBytes };

/** @returns the delay after so many attempts */
export const delayAfter = (delays: readonly number[], attempts: number): number =>
  delays[Math.min(attempts, delays.length - 1)] ?? 0;
