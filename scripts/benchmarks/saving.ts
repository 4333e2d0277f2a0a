import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { PHP_SETTINGS } from '../stack/services.ts';
import type { Bench } from './bench-site.ts';
import type { Figure } from './report.ts';

interface Times {
  p50: number;
  p95: number;
  statements: number;
}

export interface SavingAnswer {
  database: string;
  save: Times;
  wp_update_post: Times;
}

const most = 3;

/** Saving a draft by its owner's action, and a bare wp_update_post() in turns with it. */
export async function saving(bench: Bench): Promise<Figure[]> {
  const output = await run('php', [...PHP_SETTINGS, join(ROOT, 'wp-env/bench/saving.php')], {
    label: 'Measuring saves',
    env: { PASSERELLE_WP_DIR: bench.stack.site.folders.wordpress },
  });
  return savingFigures(JSON.parse(output) as SavingAnswer);
}

export function savingFigures({ database, save, wp_update_post: bare }: SavingAnswer): Figure[] {
  return [
    {
      name: 'saving a draft ÷ wp_update_post, p95',
      value: save.p95 / bare.p95,
      unit: '×',
      goal: { most },
      note: database,
    },
    ...(['p50', 'p95'] as const).map((share) => ({
      name: `saving a draft, ${share}`,
      value: save[share],
      unit: 'ms',
      against: { name: 'wp_update_post', value: bare[share], unit: 'ms' },
    })),
    {
      name: 'statements of saving a draft',
      value: save.statements,
      unit: '',
      against: { name: 'wp_update_post', value: bare.statements, unit: '' },
    },
  ];
}
