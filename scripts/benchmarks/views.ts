import { createHmac, randomBytes } from 'node:crypto';
import { viewKind } from '../../frontend/server/views/view-request.ts';
import { ViewCounter } from '../../frontend/server/views/view-counter.ts';
import { MemoryVisitors } from '../../frontend/server/views/visitors.ts';
import type { Figure } from './report.ts';
import { median } from './statistics.ts';

const views = 20_000;
const items = 500;
const networks = 5_000;
/** Limit per page in microseconds. */
const most = 20;

const agents = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
];

/**
 * Cost of counting per page: deciding whether it is a view, whether it is the visitor's first one, and adding it up.
 */
export async function countViews(runs: number): Promise<Figure[]> {
  await count();
  const times: Array<{ counting: number; hash: number }> = [];
  for (let run = 0; run < runs; run += 1) times.push({ counting: await count(), hash: hash() });
  return [
    {
      name: 'counting a view',
      value: median(times.map(({ counting }) => counting)),
      unit: 'µs',
      goal: { most },
      against: { name: 'one HMAC-SHA256', value: median(times.map((each) => each.hash)), unit: 'µs' },
      note: `${views} views of ${items} items, in one process`,
    },
  ];
}

async function count(): Promise<number> {
  const counter = new ViewCounter({
    visitors: new MemoryVisitors(() => undefined),
    send: async () => undefined,
    now: Date.now,
    onError: () => undefined,
  });
  const before = process.cpuUsage();
  for (let view = 0; view < views; view += 1) {
    const agent = agents[view % agents.length] ?? '';
    if (viewKind('GET', { 'user-agent': agent, 'sec-fetch-mode': 'navigate' }) === 'view')
      await counter.count(view % items, `2001:db8:0:${(view % networks).toString(16)}::`, agent);
  }
  const took = cpuSince(before) / views;
  if (counter.waiting === 0) throw new Error('nothing was counted');
  return took;
}

/** Cost of one keyed hash, for comparison. */
function hash(): number {
  const key = randomBytes(32);
  const before = process.cpuUsage();
  for (let view = 0; view < views; view += 1)
    createHmac('sha256', key)
      .update(`${view % items}`)
      .digest();
  return cpuSince(before) / views;
}

/** Microseconds of work of this process: what others do meanwhile does not count. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
