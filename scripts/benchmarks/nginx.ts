import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../web-server/nginx-process.ts';
import type { Bench } from './bench-site.ts';
import { compressedSize } from './compressed-size.ts';
import { load } from './load.ts';
import type { Figure } from './report.ts';
import { median } from './statistics.ts';

const requests = 30_000;
const warmUp = 500;
const atOnce = 8;
const headers = { 'accept-encoding': 'br' };
const page = '/initiative/';
const file = '/same-size.bin';
/** Unit of the times in /proc/PID/stat: fixed on Linux, whatever the frequency of the kernel. */
const ticksPerSecond = 100;

/**
 * A page from nginx's cache, from the frontend server's own, and a file of that size from nginx, as requests per second
 * of processor time: the load generator shares the machine, so a rate by wall clock would include it.
 */
export async function nginx({ site, stack, options }: Bench): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-nginx-'));
  const size = await compressedSize(site + page);
  await writeFile(join(folder, file), randomBytes(size));
  const { url, group } = await startNginx(folder, 'site.conf', (port) => [
    ['server 127.0.0.1:3000;', `server ${new URL(site).host};`],
    ['proxy_cache_path /var/cache/nginx/passerelle ', `proxy_cache_path ${folder}/cache `],
    ['listen 127.0.0.1:8081;', `listen 127.0.0.1:${port};\n    location = ${file} { root ${folder}; }`],
  ]);
  try {
    const server = stack.group('The site');
    const runs: Array<{ direct: number; cached: number; fromFile: number }> = [];
    for (let run = 0; run < options.runs; run += 1) {
      runs.push({
        direct: await perProcessorSecond(site, page, server.pid),
        cached: await perProcessorSecond(url, page, group.pid),
        fromFile: await perProcessorSecond(url, file, group.pid),
      });
    }
    const note = `${page}, ${size} bytes br, ${atOnce} at once; one of the two goals is enough`;
    const against = {
      name: 'behind nginx',
      value: median(runs.map(({ cached }) => cached)),
      unit: '/s per core',
    };
    const ratio = (other: 'direct' | 'fromFile', to: string, least: number): Figure => ({
      name: `page from nginx’s cache ÷ ${to}, per second and core`,
      value: median(runs.map((run) => run.cached / run[other])),
      unit: '×',
      goal: { least },
      against,
      note,
    });
    return [
      ratio('direct', 'from the frontend server', 8),
      ratio('fromFile', 'a file of its size from nginx', 0.9),
    ];
  } finally {
    await group.stop();
    await rm(folder, { recursive: true });
  }
}

async function perProcessorSecond(origin: string, path: string, group: number): Promise<number> {
  await load({ origin, path, requests: warmUp, atOnce, headers });
  const before = await processorSeconds(group);
  await load({ origin, path, requests, atOnce, headers });
  return requests / ((await processorSeconds(group)) - before);
}

/** Processor time that the living processes of a group have had. */
async function processorSeconds(group: number): Promise<number> {
  const stats = await Promise.all(
    globSync('/proc/[0-9]*/stat').map((path) => readFile(path, 'utf8').catch(() => '')),
  );
  let ticks = 0;
  for (const stat of stats) {
    // The name before it may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) === group) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / ticksPerSecond;
}
