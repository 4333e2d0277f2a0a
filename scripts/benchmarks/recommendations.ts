import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { PHP_SETTINGS } from '../stack/services.ts';
import type { Bench } from './bench-site.ts';
import type { Figure } from './report.ts';

interface Times {
  p50: number;
  p95: number;
}

export interface RecommendationsAnswer {
  database: string;
  size: number;
  interests: number;
  ranking: Times;
  reading: Times;
}

const most = 150;

/** Recommendations for a person with many interests: ranking on a synthetic catalogue, then reading what was chosen on the site. */
export async function recommendations(bench: Bench): Promise<Figure[]> {
  const output = await run('php', [...PHP_SETTINGS, join(ROOT, 'wp-env/bench/recommendations.php')], {
    label: 'Measuring recommendations',
    env: { PASSERELLE_WP_DIR: bench.stack.site.folders.wordpress },
  });
  return recommendationFigures(JSON.parse(output) as RecommendationsAnswer);
}

export function recommendationFigures(answer: RecommendationsAnswer): Figure[] {
  const { database, size, interests, ranking, reading } = answer;
  return [
    {
      name: `recommendations, ${size} items, ${interests} interests, p95`,
      value: ranking.p95 + reading.p95,
      unit: 'ms',
      goal: { most },
      note: `ranking ${ranking.p95} ms; items, reasons and cards of the site ${reading.p95} ms; ${database}`,
    },
  ];
}
