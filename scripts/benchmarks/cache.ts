import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import type { Bench } from './bench-site.ts';
import { compressedSize } from './compressed-size.ts';
import { type Load, load } from './load.ts';
import type { Figure } from './report.ts';
import { median } from './statistics.ts';

const requests = 2_000;
const warmUp = 500;
const atOnce = 8;
const headers = { 'accept-encoding': 'br' };
const list = '/initiative/';

const of = (loads: Load[], key: keyof Load): number => median(loads.map((each) => each[key]));

/** A cached page beside a static file of about its size from the same server, in turns. */
export async function cache(bench: Bench): Promise<Figure[]> {
  const { site: origin } = bench;
  const page = await compressedSize(origin + list);
  const file = await nearestAsset(page);
  const request = (path: string, count = requests) =>
    load({ origin, path, requests: count, atOnce, headers });
  await request(list, warmUp);
  await request(file.path, warmUp);
  const pages: Load[] = [];
  const files: Load[] = [];
  for (let run = 0; run < bench.options.runs; run += 1) {
    pages.push(await request(list));
    files.push(await request(file.path));
  }
  const note = `page ${page} bytes br, file ${file.size} bytes br, ${atOnce} at once`;
  return [
    {
      name: 'cached page ÷ static file, p95',
      value: median(pages.map((each, run) => each.p95 / (files[run]?.p95 ?? Number.NaN))),
      unit: '×',
      goal: { most: 1.1 },
      note,
    },
    ...(['p50', 'p95', 'p99'] as const).map((key) => ({
      name: `cached page, ${key}`,
      value: of(pages, key),
      unit: 'ms',
      against: { name: 'static file', value: of(files, key), unit: 'ms' },
    })),
    {
      name: 'cached pages per second',
      value: of(pages, 'perSecond'),
      unit: '/s',
      against: { name: 'static file', value: of(files, 'perSecond'), unit: '/s' },
      note: 'the measuring program shares the machine',
    },
  ];
}

/** The asset whose compressed size is nearest. */
async function nearestAsset(size: number): Promise<{ path: string; size: number }> {
  const folder = join(ROOT, 'frontend/dist/client');
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const found: Array<{ path: string; size: number }> = [];
  for (const { file } of Object.values(manifest)) {
    const compressed = await stat(join(folder, `${file}.br`)).catch(() => undefined);
    if (compressed) found.push({ path: `/${file}`, size: compressed.size });
  }
  const [nearest] = found.toSorted((a, b) => Math.abs(a.size - size) - Math.abs(b.size - size));
  if (!nearest) throw new Error('The build has no compressed asset');
  return nearest;
}
