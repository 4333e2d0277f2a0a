import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { PHP_SETTINGS } from '../stack/services.ts';
import type { Bench } from './bench-site.ts';
import { type Judgement, meanGain, type Found, successAt } from './relevance/gain.ts';
import type { Figure } from './report.ts';

const folder = join(ROOT, 'scripts/benchmarks/relevance');
const shownAtFirst = 10;
const seenAtOnce = 3;

const read = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(join(folder, file), 'utf8')) as T;

/** How well the search answers queries that were judged by reading the demo content, and queries of nonsense. */
export async function relevance(bench: Bench): Promise<Figure[]> {
  if (bench.options.stack.stage !== 'demo') throw new Error('The judgements are about the demo content.');
  const nonsense = await read<string[]>('nonsense.json');
  const judged = await read<Judgement[]>('judgements.json');
  const heldOut = await read<Judgement[]>('held-out.json');
  const ask = async (file: string): Promise<Found[]> =>
    JSON.parse(
      await run('php', [...PHP_SETTINGS, join(ROOT, 'wp-env/bench/relevance.php'), join(folder, file)], {
        label: 'Asking the search',
        env: { PASSERELLE_WP_DIR: bench.stack.site.folders.wordpress },
      }),
    ) as Found[];
  const quiet = await ask('nonsense.json');
  return [
    ...figuresOf('judged', judged, await ask('judgements.json')),
    ...figuresOf('held out', heldOut, await ask('held-out.json')),
    {
      name: `queries of nonsense that find nothing, of ${nonsense.length}`,
      value: quiet.filter(({ total }) => total === 0).length,
      unit: '',
      goal: { least: 48 },
    },
  ];
}

/** Figures of a set, and nDCG of each kind of its queries. */
export function figuresOf(name: string, judgements: readonly Judgement[], found: readonly Found[]): Figure[] {
  const pairs = judgements.flatMap((judgement, index) => {
    const answer = found[index];
    return answer && Object.keys(judgement.relevant).length > 0 ? [{ judgement, answer }] : [];
  });
  const kinds = [...new Set(pairs.map(({ judgement }) => judgement.kind))].toSorted();
  const empty = pairs.filter(({ answer }) => answer.total === 0).length;
  return [
    { name: `${name}: nDCG@10`, value: meanGain(pairs, shownAtFirst), unit: '', goal: { least: 0.85 } },
    { name: `${name}: success@3`, value: successAt(pairs, seenAtOnce), unit: '', goal: { least: 0.95 } },
    {
      name: `${name}: queries that find nothing`,
      value: (100 * empty) / pairs.length,
      unit: '%',
      goal: { most: 5 },
    },
    ...kinds.map((kind) => ({
      name: `${name}, ${kind}: nDCG@10`,
      value: meanGain(
        pairs.filter(({ judgement }) => judgement.kind === kind),
        shownAtFirst,
      ),
      unit: '',
    })),
  ];
}
