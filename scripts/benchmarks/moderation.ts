import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { PHP_SETTINGS } from '../stack/services.ts';
import type { Bench } from './bench-site.ts';
import type { Figure } from './report.ts';

export interface QueueAnswer {
  database: string;
  size: number;
  kinds: Record<string, { p50: number; p95: number }>;
}

/** Of the issue: three filters, 100,000 records. */
const most = 200;

/** A page of the review queue and the number of its matches, on a synthetic index of 100,000 records. */
export async function moderation(bench: Bench): Promise<Figure[]> {
  const output = await run('php', [...PHP_SETTINGS, join(ROOT, 'wp-env/bench/moderation.php')], {
    label: 'Measuring the review queue',
    env: { PASSERELLE_WP_DIR: bench.stack.site.folders.wordpress },
  });
  return queueFigures(JSON.parse(output) as QueueAnswer);
}

export const queueFigures = ({ database, size, kinds }: QueueAnswer): Figure[] =>
  Object.entries(kinds).map(([kind, { p95 }]) => ({
    name: `review queue, filters ${kind}, p95, ${size} records`,
    value: p95,
    unit: 'ms',
    goal: { most },
    note: database,
  }));
