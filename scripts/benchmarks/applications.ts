import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { PHP_SETTINGS } from '../stack/services.ts';
import type { Bench } from './bench-site.ts';
import type { Figure } from './report.ts';

interface Shares {
  p50: number;
  p95: number;
}
interface Times extends Shares {
  /** Database statements of one save. */
  statements: number;
}

export interface ApplicationsAnswer {
  database: string;
  questions: number;
  applicants: number;
  processes: number;
  'save 8': Times;
  'save 80': Times;
  wp_update_post: Times;
  'saves at once': Shares;
  'sends at once': Shares & { seconds: number };
  /** Number of applications by state or error code. */
  outcomes: Record<string, number>;
  /** How many applications have one snapshot, none, and several. */
  snapshots: { once: number; never: number; more: number };
}

/** Saving an answer ÷ wp_update_post(). */
const most = 3;

/** Saves of a form with 80 questions one after the other, then all applicants of a call who save, and send, at the same time. */
export async function applications(bench: Bench): Promise<Figure[]> {
  const output = await run('php', [...PHP_SETTINGS, join(ROOT, 'wp-env/bench/applications.php')], {
    label: 'Measuring applications',
    env: { PASSERELLE_WP_DIR: bench.stack.site.folders.wordpress },
  });
  return applicationFigures(JSON.parse(output) as ApplicationsAnswer);
}

export function applicationFigures(answer: ApplicationsAnswer): Figure[] {
  const { database, questions, applicants, processes, wp_update_post: bare, snapshots } = answer;
  const saves = answer['saves at once'];
  const sends = answer['sends at once'];
  return [
    {
      name: `saving an answer of ${questions} ÷ wp_update_post, p95`,
      value: answer['save 80'].p95 / bare.p95,
      unit: '×',
      goal: { most },
      note: database,
    },
    {
      name: `statements of a save, form of ${questions} questions`,
      value: answer['save 80'].statements,
      unit: '',
      goal: { most: answer['save 8'].statements },
      against: { name: 'form of 8', value: answer['save 8'].statements, unit: '' },
    },
    {
      name: `${applicants} applications sent by ${processes} processes, not sent exactly once`,
      value: snapshots.never + snapshots.more,
      unit: '',
      goal: { most: 0 },
      note: Object.entries(answer.outcomes)
        .map(([outcome, count]) => `${outcome}: ${count}`)
        .join(', '),
    },
    ...(['p50', 'p95'] as const).map((share) => ({
      name: `sending at the same time, ${share}`,
      value: sends[share],
      unit: 'ms',
      against: { name: 'saving all answers at the same time', value: saves[share], unit: 'ms' },
    })),
    { name: 'sends per second', value: applicants / sends.seconds, unit: '' },
  ];
}
