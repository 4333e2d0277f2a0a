import { Pool } from 'undici';
import { Failure } from '../lib/failure.ts';
import { percentile } from './statistics.ts';

export interface Load {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
}

interface Options {
  origin: string;
  path: string;
  requests: number;
  /** How many are under way at a time. */
  atOnce: number;
  headers?: Record<string, string>;
}

/** Requests one URL repeatedly, a few at a time; the next one starts when one ends. Milliseconds. */
export async function load({ origin, path, requests, atOnce, headers = {} }: Options): Promise<Load> {
  const pool = new Pool(origin, { connections: atOnce });
  const times: number[] = [];
  let left = requests;
  const visitor = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const startedAt = performance.now();
      const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
      await body.dump();
      if (statusCode !== 200) throw new Failure(`${path} was answered ${statusCode}.`);
      times.push(performance.now() - startedAt);
    }
  };
  const startedAt = performance.now();
  try {
    await Promise.all(Array.from({ length: atOnce }, visitor));
  } finally {
    await pool.destroy();
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    perSecond: requests / seconds,
  };
}
