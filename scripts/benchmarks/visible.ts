import { request } from 'undici';
import { Failure } from '../lib/failure.ts';
import { wordpressCommand } from '../provision/wordpress.ts';
import { asOperator, type Bench } from './bench-site.ts';
import type { Figure } from './report.ts';
import { median } from './statistics.ts';

const patience = 20_000;
const pause = 20;

interface Change {
  milliseconds: number;
  hits: number;
}

/** Time from saving a change until the cached page shows it; and cache hits of other pages meanwhile. */
export async function visible(bench: Bench): Promise<Figure[]> {
  const template = bench.templates.find(
    ({ name, language }) => name === 'initiatives, one' && language === 'fr',
  );
  if (!template) throw new Failure('There is no initiative to take offline.');
  const others = bench.templates.filter(
    ({ name, path }) => path !== template.path && !/initiatives$|home|search/.test(name),
  );
  const slug = template.path.split('/').at(-2) ?? '';
  const changes: Change[] = [];
  try {
    for (let run = 0; run < bench.options.runs; run += 1) {
      changes.push(
        await change(
          bench,
          slug,
          'offline',
          template.path,
          404,
          others.map(({ path }) => path),
        ),
      );
      changes.push(
        await change(
          bench,
          slug,
          'online',
          template.path,
          200,
          others.map(({ path }) => path),
        ),
      );
    }
  } finally {
    await step(bench, slug, 'online').catch(() => undefined);
  }
  return [
    {
      name: 'saved → visible on the cached page',
      value: median(changes.map(({ milliseconds }) => milliseconds)) / 1_000,
      unit: 's',
      goal: { most: 2 },
      note: `slowest ${Math.round(Math.max(...changes.map(({ milliseconds }) => milliseconds)))} ms of ${changes.length} changes`,
    },
    {
      name: 'other pages that stayed cached',
      value: median(changes.map(({ hits }) => hits)) * 100,
      unit: '%',
      goal: { least: 95 },
      note: `${others.length} details and lists of other types`,
    },
  ];
}

async function step(bench: Bench, slug: string, to: 'offline' | 'online'): Promise<number> {
  const output = await wordpressCommand(bench.stack.site.folders.wordpress, [
    'bench:status',
    `--slug=${slug}`,
    `--to=${to}`,
  ]);
  return Number(output.trim());
}

async function change(
  bench: Bench,
  slug: string,
  to: 'offline' | 'online',
  path: string,
  status: number,
  others: string[],
): Promise<Change> {
  for (const each of [path, ...others]) await answerOf(bench.site + each);
  const savedAt = await step(bench, slug, to);
  while ((await answerOf(bench.site + path)).status !== status) {
    if (Date.now() - savedAt > patience)
      throw new Failure(`${path} did not become ${status} within ${patience} ms.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const milliseconds = Date.now() - savedAt;
  let hits = 0;
  for (const each of others) if ((await answerOf(bench.site + each)).cache === 'hit') hits += 1;
  return { milliseconds, hits: hits / others.length };
}

async function answerOf(address: string): Promise<{ status: number; cache: string }> {
  const { statusCode, headers, body } = await request(address, { headers: asOperator });
  await body.dump();
  return { status: statusCode, cache: String(headers['x-cache']) };
}
