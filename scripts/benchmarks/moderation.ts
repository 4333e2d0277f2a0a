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

interface Rounds {
  median: number;
  slowest: number;
  /** Database statements per record. */
  statements: number;
}

export interface DecisionsAnswer {
  database: string;
  items: number;
  /** Queued in a round. */
  mails: number;
  decisions: Rounds;
  wp_update_post: Rounds;
}

/** Limits in milliseconds: three filters on 100,000 records; 100 decisions at once. */
const most = { queue: 200, decisions: 10_000 };

/** A page of the review queue and the number of its matches, on a synthetic index of 100,000 records; then 100 decisions at once. */
export async function moderation(bench: Bench): Promise<Figure[]> {
  const measure = (script: string, label: string): Promise<string> =>
    run('php', [...PHP_SETTINGS, join(ROOT, 'wp-env/bench', script)], {
      label,
      env: { PASSERELLE_WP_DIR: bench.stack.site.folders.wordpress },
    });
  const queue = await measure('moderation.php', 'Measuring the review queue');
  const decisions = await measure('decisions.php', 'Measuring decisions');
  return [
    ...queueFigures(JSON.parse(queue) as QueueAnswer),
    ...decisionFigures(JSON.parse(decisions) as DecisionsAnswer),
  ];
}

export const queueFigures = ({ database, size, kinds }: QueueAnswer): Figure[] =>
  Object.entries(kinds).map(([kind, { p95 }]) => ({
    name: `review queue, filters ${kind}, p95, ${size} records`,
    value: p95,
    unit: 'ms',
    goal: { most: most.queue },
    note: database,
  }));

export function decisionFigures(answer: DecisionsAnswer): Figure[] {
  const { database, items, mails, decisions, wp_update_post: bare } = answer;
  return [
    {
      name: `${items} decisions at once`,
      value: decisions.median,
      unit: 'ms',
      goal: { most: most.decisions },
      against: { name: 'wp_update_post', value: bare.median, unit: 'ms' },
      note: `${mails} mails queued; slowest round ${decisions.slowest} ms; ${database}`,
    },
    { name: 'a decision ÷ wp_update_post', value: decisions.median / bare.median, unit: '×' },
    {
      name: 'statements of a decision',
      value: decisions.statements,
      unit: '',
      against: { name: 'wp_update_post', value: bare.statements, unit: '' },
    },
  ];
}
