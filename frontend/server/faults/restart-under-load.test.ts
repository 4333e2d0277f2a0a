import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { request } from 'undici';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Balancer } from '../testing/balancer.ts';
import { eventually } from '../testing/eventually.ts';
import { data, FakeWordPress } from '../testing/fake-wordpress.ts';
import { headingOf } from '../testing/initiative-site.ts';
import { cookieSecret, graphqlSecret, invalidationSecret } from '../testing/test-app.ts';

interface Proxy {
  address: string;
  process: ChildProcess;
}

let wordpress: FakeWordPress;
let balancer: Balancer;
let site: string;
let running: Proxy[];

beforeEach(async () => {
  wordpress = new FakeWordPress();
  await wordpress.start();
  // Slow enough that requests are always under way when a proxy is told to end.
  wordpress.answer = async ({ variables }) => {
    await new Promise((resolve) => setTimeout(resolve, 40));
    return data({ passerelleInitiative: { groupId: 12, title: String(variables?.['slug']) } });
  };
  balancer = new Balancer();
  site = await balancer.start();
  running = [];
});
afterEach(async () => {
  await balancer.close();
  for (const proxy of running) proxy.process.kill('SIGKILL');
  await wordpress.stop();
});

async function startProxy(): Promise<Proxy> {
  const started = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../testing/serve.ts')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        HOST: '127.0.0.1',
        PORT: '0',
        DRAIN_NOTICE: '0.5',
        WORDPRESS_URL: wordpress.url,
        PUBLIC_URL: 'https://passerelle.test',
        PASSERELLE_INVALIDATION_SECRET: invalidationSecret,
        PASSERELLE_GRAPHQL_SECRET: graphqlSecret,
        PASSERELLE_COOKIE_SECRET: cookieSecret,
      },
    },
  );
  const [line] = (await once(started.stdout, 'data')) as [Buffer];
  const proxy = { address: line.toString().trim(), process: started };
  running.push(proxy);
  balancer.add(proxy.address);
  await eventually(() => expect(balancer.isUsing(proxy.address)).toBe(true));
  return proxy;
}

/** Ends it as a deployment does, and waits until it is gone. */
async function end(proxy: Proxy): Promise<number> {
  const ended = once(proxy.process, 'exit');
  proxy.process.kill('SIGTERM');
  const [code] = (await ended) as [number];
  return code;
}

it('loses no request while every proxy is replaced under load', async () => {
  const old = [await startProxy(), await startProxy()];
  const stop = new AbortController();
  let asked = 0;
  const wrong: string[] = [];
  const visitor = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      asked += 1;
      const slug = `page-${asked}`;
      const { statusCode, body } = await request(`${site}/initiative/${slug}/`);
      const text = await body.text();
      if (statusCode !== 200 || headingOf(text) !== slug) wrong.push(`${statusCode} ${text.slice(0, 200)}`);
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  const codes: number[] = [];
  for (const proxy of old) {
    await startProxy();
    codes.push(await end(proxy));
  }
  stop.abort();
  await Promise.all(visitors);
  expect(wrong).toEqual([]);
  expect(codes).toEqual([0, 0]);
  expect(asked).toBeGreaterThan(50);
}, 90_000);
