import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { PHP_SETTINGS } from '../stack/services.ts';
import type { Bench } from './bench-site.ts';
import type { Figure } from './report.ts';

interface Answer {
  database: string;
  sizes: Record<string, Record<string, number>>;
}

/** Words with facets and sort on a synthetic catalogue, by its size; and the same filters through WP_Query. */
export async function search(bench: Bench): Promise<Figure[]> {
  const [small, large] = bench.options.searchSizes;
  const script = join(ROOT, 'wp-env/bench/catalogue.php');
  const output = await run('php', [...PHP_SETTINGS, script, `--small=${small}`, `--large=${large}`], {
    label: 'Measuring the search',
    env: { PASSERELLE_WP_DIR: bench.stack.site.folders.wordpress },
  });
  return figuresOf(JSON.parse(output) as Answer, large);
}

/** @param target the size that the goals speak of, when it is 100,000 */
export function figuresOf({ database, sizes }: Answer, target: number): Figure[] {
  const counted = Object.keys(sizes)
    .map(Number)
    .toSorted((a, b) => a - b);
  const read = (size: number, name: string) => sizes[String(size)]?.[name];
  const isFull = target >= 100_000;
  const figures: Figure[] = counted.flatMap((size) => [
    {
      name: `search, 3 facets, sort, p95, ${size} items`,
      value: read(size, 'search p95 ms'),
      unit: 'ms',
      ...(isFull && size === target ? { goal: { most: 120 } } : {}),
      against: { name: 'WP_Query', value: read(size, 'WP_Query p95 ms') ?? Number.NaN, unit: 'ms' },
      note: database,
    },
    {
      name: `all facet counts, ${size} items`,
      value: read(size, 'everything, with facets, p50 ms'),
      unit: 'ms',
      ...(isFull && size === target ? { goal: { most: 200 } } : {}),
    },
    {
      name: `calls with two of their filters, p95, ${size} items`,
      value: read(size, 'calls, two filters, p95 ms'),
      unit: 'ms',
      ...(isFull && size === target ? { goal: { most: 200 } } : {}),
      note: database,
    },
    {
      name: `names of the directory while typing, p95, ${size} items`,
      value: read(size, 'names while typing, p95 ms'),
      unit: 'ms',
      ...(isFull && size === target ? { goal: { most: 100 } } : {}),
      note: database,
    },
    {
      name: `suggestions of the search, p95, ${size} items`,
      value: read(size, 'suggestions, p95 ms'),
      unit: 'ms',
      ...(isFull && size === target ? { goal: { most: 30 } } : {}),
      note: database,
    },
    {
      name: `what a corrected word adds to a search, p50, ${size} items`,
      value: read(size, 'correction adds, p50 ms'),
      unit: 'ms',
      ...(isFull && size === target ? { goal: { most: 5 } } : {}),
      note: `${read(size, 'corrected queries')} queries`,
    },
    {
      name: `index with spellings ÷ without, ${size} items`,
      value: read(size, 'index with spellings'),
      unit: '×',
      ...(isFull && size === target ? { goal: { most: 1.6 } } : {}),
      note: database,
    },
  ]);
  const [smallest = target] = counted;
  return [
    ...figures,
    {
      name: `WP_Query ÷ search, p95, ${target} items`,
      value: ratio(read(target, 'WP_Query p95 ms'), read(target, 'search p95 ms')),
      unit: '×',
      goal: { least: 10 },
    },
    {
      name: `growth of p95 from ${smallest} to ${target}`,
      value: ratio(read(target, 'search p95 ms'), read(smallest, 'search p95 ms')),
      unit: '×',
      goal: { most: 3 },
    },
  ];
}

const ratio = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || !b ? undefined : a / b;
