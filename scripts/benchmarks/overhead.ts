import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import type { Bench } from './bench-site.ts';
import { type Load, load } from './load.ts';
import type { Figure } from './report.ts';
import { median } from './statistics.ts';

const requests = 2_000;
const warmUp = 500;

/** The overhead of the frontend server for an /api call with a cached response, compared with a bare Fastify that sends the same bytes. */
export async function overhead(bench: Bench): Promise<Figure[]> {
  const { site: origin } = bench;
  // Without a limit of requests, which /api/graphql has: the same client sends thousands of requests.
  const path = '/api/onboarding/sectors-and-countries';
  const body = await (await fetch(origin + path)).text();
  const bare = await startBare(body);
  const pairs: Array<{ ours: Load; bare: Load }> = [];
  try {
    for (const target of [
      { origin, path },
      { origin: bare.origin, path: '/' },
    ])
      await load({ ...target, requests: warmUp, atOnce: 1 });
    for (let run = 0; run < bench.options.runs; run += 1) {
      const ours = await load({ origin, path, requests, atOnce: 1 });
      pairs.push({ ours, bare: await load({ origin: bare.origin, path: '/', requests, atOnce: 1 }) });
    }
  } finally {
    bare.stop();
  }
  const figure = (key: 'p50' | 'p99', goal?: { most: number }): Figure => ({
    name: `overhead for an /api call, ${key}`,
    value: median(pairs.map((pair) => pair.ours[key] - pair.bare[key])),
    unit: 'ms',
    ...(goal ? { goal } : {}),
    against: { name: 'bare Fastify', value: median(pairs.map((pair) => pair.bare[key])), unit: 'ms' },
    note: `${body.length} bytes of JSON, one at a time, all hooks on`,
  });
  return [figure('p99', { most: 2 }), figure('p50')];
}

async function startBare(body: string): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/benchmarks/bare-fastify.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(body);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: line.toString().trim(), stop: () => void child.kill('SIGTERM') };
}
