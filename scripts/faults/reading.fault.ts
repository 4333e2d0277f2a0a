import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stack } from '../stack/stack.ts';
import { startStack } from '../suite/stacks.ts';

/** Longest time from the moment that what was down is back to the first whole page. */
const RECOVERY_MS = 10_000;

let stack: Stack;

beforeAll(async () => {
  const site = { engine: 'stand-ins', database: 'mariadb', extent: 'everything', stage: 'empty' } as const;
  stack = await startStack({ name: 'faults-reading', ...site }, new AbortController().signal);
});
afterAll(() => stack?.stop());

const request = (path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(stack.publicUrl + path, { redirect: 'manual', ...options });

async function fetchAnswer(
  path: string,
): Promise<{ status: number; retryAfter: string | null; body: string }> {
  const response = await request(path);
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.text(),
  };
}

const statusOf = async (path: string): Promise<number> => (await fetchAnswer(path)).status;
const untilStatus = (path: string, status: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const answered = await statusOf(path);
      if (answered !== status) throw new Error(`${path} still answers ${answered}`);
    },
    { timeout: RECOVERY_MS, interval: 100 },
  );
/** Webhooks of the site's setup may still arrive and drop the page that is being rendered: ask until it is cached. */
const untilCached = (path: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const { status, headers } = await request(path);
      const cache = headers.get('x-cache');
      if (status !== 200 || cache !== 'hit') throw new Error(`${path} answers ${status}, cache ${cache}`);
    },
    { timeout: RECOVERY_MS, interval: 100 },
  );
/** Text that must never be visible outside: names of parts, paths of files, messages of the database. */
const inside = /mysqli|SQLSTATE|MariaDB|wpdb|wp-includes|\/wordpress\/|ECONNREFUSED|stack/i;

describe.each([
  // Each way down has its own pages, so that none is in the cache for another reason.
  { down: 'MariaDB', cachedPath: '/initiative/', uncachedPath: '/en/training/' },
  { down: 'WordPress', cachedPath: '/projet/', uncachedPath: '/en/event/' },
])('$down is killed', ({ down, cachedPath, uncachedPath }) => {
  beforeEach(() => untilStatus('/readyz', 200));

  it('serves stale pages, answers the rest with 503, keeps typed values, and recovers by itself', async () => {
    await untilCached(cachedPath);
    const form = await openSignIn();
    const revive = await stack.kill(down);
    try {
      expect(await statusOf(cachedPath)).toBe(200);

      const refused = await fetchAnswer(uncachedPath);
      expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([503, true]);
      expect(refused.body).toContain('The site is temporarily unavailable');
      expect(refused.body).not.toMatch(inside);

      const again = await send(form, { email: 'ama.diop@example.org', password: 'Tambour-1962' });
      expect([again.status, Number(again.retryAfter) > 0]).toEqual([503, true]);
      expect(again.body).toContain('value="ama.diop@example.org"');
      expect(again.body).not.toContain('Tambour-1962');
      expect(again.body).not.toMatch(inside);

      await untilStatus('/readyz', 503);
      expect(await statusOf('/healthz')).toBe(200);
    } finally {
      await revive();
    }
    await untilStatus(uncachedPath, 200);
    await untilStatus('/readyz', 200);
  });
});

describe('MariaDB hangs', () => {
  it('serves stale pages at once, times out the rest, and recovers by itself', async () => {
    const pathOfList = '/en/resource/';
    await untilCached('/evenement/');
    const { pid } = stack.group('MariaDB');
    process.kill(-pid, 'SIGSTOP');
    try {
      // The slow one is under way while the other is asked for.
      const slow = fetchAnswer(pathOfList);
      expect(await statusOf('/evenement/')).toBe(200);
      expect(await slow).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
    } finally {
      process.kill(-pid, 'SIGCONT');
    }
    await untilStatus(pathOfList, 200);
  });
});

interface SignInForm {
  csrf: string;
  cookie: string;
}

async function openSignIn(): Promise<SignInForm> {
  const response = await request('/se-connecter/');
  const csrf = /name="csrf" value="([^"]+)"/.exec(await response.text())?.[1];
  const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  if (!csrf) throw new Error('The sign-in form has no token');
  return { csrf, cookie: cookie.join('; ') };
}

async function send({ csrf, cookie }: SignInForm, typed: Record<string, string>) {
  const response = await request('/se-connecter/', {
    method: 'POST',
    headers: { cookie, origin: stack.publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrf, next: '', ...typed }).toString(),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.text(),
  };
}
