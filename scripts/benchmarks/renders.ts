import { gzipSync } from 'node:zlib';
import { request } from 'undici';
import { asOperator, Bench } from './bench-site.ts';
import { operationsOfPage } from './recorded.ts';
import type { Figure } from './report.ts';
import { median } from './statistics.ts';

const list = '/initiative/';
const perRun = 150;
const warmUp = 100;

/** How fast a list is rendered, and what that adds to the time of the content system. */
export async function renders(bench: Bench): Promise<Figure[]> {
  const { again, html } = await operationsOfPage(bench, list);
  for (let count = 0; count < warmUp; count += 1) await again();
  const rates: number[] = [];
  const compressions: number[] = [];
  for (let run = 0; run < bench.options.runs; run += 1) {
    rates.push(await perSecond(again));
    compressions.push(await perSecond(async () => gzipSync(html, { level: 6 })));
  }
  const waits = await uncached(bench);
  return [
    {
      name: 'renders of a list of 24 per second and core',
      value: median(rates),
      unit: '/s',
      goal: { least: 150 },
      against: { name: 'gzip of its HTML', value: median(compressions), unit: '/s' },
      note: 'one thread, responses recorded and parsed each time',
    },
    {
      name: 'one render ÷ one gzip of its HTML',
      value: median(rates.map((rate, run) => (compressions[run] ?? Number.NaN) / rate)),
      unit: '×',
    },
    {
      name: 'uncached list minus the time of WordPress',
      value: median(waits.map(({ render }) => render)),
      unit: 'ms',
      goal: { most: 30 },
      against: { name: 'WordPress', value: median(waits.map(({ upstream }) => upstream)), unit: 'ms' },
      note: 'from Server-Timing, after a purge of everything',
    },
  ];
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  for (let count = 0; count < perRun; count += 1) await work();
  return perRun / ((performance.now() - startedAt) / 1_000);
}

async function uncached(bench: Bench): Promise<Array<{ upstream: number; render: number }>> {
  const found: Array<{ upstream: number; render: number }> = [];
  for (let run = 0; run < bench.options.runs; run += 1) {
    await bench.purge(Bench.everything);
    // These URLs were never requested: no refresh after a purge renders them first.
    const { headers, body } = await request(`${bench.site}${list}?page=${run + 2}&sort=title_asc`, {
      headers: asOperator,
    });
    await body.dump();
    const timing = /upstream;dur=([\d.]+), render;dur=([\d.]+)/.exec(String(headers['server-timing']));
    if (timing) found.push({ upstream: Number(timing[1]), render: Number(timing[2]) });
  }
  return found;
}
