import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consentCookie, consentVersion, writeConsent } from '../../../../shared/consent/consent.ts';
import { limits } from '../../../limits.ts';
import {
  type AuthCallSite,
  hash,
  startAuthCallSite,
  type Write,
  writes,
} from '../../../testing/auth-calls.ts';
import { Browser, codeOf } from '../../../testing/auth-site.ts';
import { password } from '../../../testing/fake-accounts.ts';
import { raw } from '../../../testing/fake-wordpress.ts';

/** Each call of /api/auth, against each way in which it can be wrong. A new call fails the first test until it is here. */
/** Guarded otherwise, or too much of their own for one table: their files prove the same columns. */
const elsewhere = ['switch', 'oauth/callback', 'wordpress'];
const reads = ['profile', 'get-auth', 'user-details', 'oauth/{provider}/start'];

const minute = 60_000;
const day = 24 * 60 * minute;
const consent = (now: number): string =>
  writeConsent({
    id: '00000000-0000-4000-8000-000000000001',
    granted: ['social_login'],
    version: consentVersion,
    at: now,
  });

let test: AuthCallSite;
let browser: Browser;

// One site for all: each test is a browser of its own.
beforeAll(async () => {
  test = await startAuthCallSite();
});
afterAll(() => test.close());
beforeEach(() => {
  test.instead.clear();
  // Requests of earlier tests no longer count against the limit.
  test.clock.advance(60_001);
  browser = test.browser();
});

/** The browser as it stands before the call, and the token of its forms. */
async function ready({ signedIn, path }: Write): Promise<string> {
  if (signedIn) await browser.signIn();
  const csrf = await browser.csrf();
  if (path === 'create-user') browser.hold('__Host-demand-access-token', 'demand.token.of-the-test');
  browser.cookies.set(consentCookie, consent(test.clock.now));
  test.wordpress.received.length = 0;
  return csrf;
}
const call = (
  { path, body }: Pick<Write, 'path' | 'body'>,
  headers: Record<string, string>,
  payload: string | object = body,
  by = browser,
): Promise<LightMyRequestResponse> => by.post(`/api/auth/${path}`, payload, headers);
const operationNames = (): string[] => test.wordpress.received.map(({ operationName = '' }) => operationName);

/** Outcome of a refused call: nothing was done, nobody was signed in or out, and the answer is stored nowhere. */
function refusalOf(response: LightMyRequestResponse) {
  return {
    status: response.statusCode,
    code: codeOf(response),
    operations: operationNames(),
    cookies: response.cookies,
    isCacheable: !String(response.headers['cache-control']).includes('no-store'),
    revealsPassword: response.body.includes(password),
  };
}
const nothingElse = { operations: [], cookies: [], isCacheable: false, revealsPassword: false };

it('has every call that the server serves', async () => {
  const { paths } = (await test.get('/api/openapi.json')).json<{ paths: Record<string, object> }>();
  const served = Object.keys(paths).flatMap((path) => /^\/api\/auth\/(.+)$/.exec(path)?.[1] ?? []);
  const known = [...writes.map(({ path }) => path), ...elsewhere, ...reads];
  expect(served.toSorted()).toEqual(known.toSorted());
});

const guards: [
  name: string,
  change: (foreign: string, own: string) => Record<string, string>,
  status: number,
  code: string,
][] = [
  ['no CSRF token', () => ({ 'x-csrf-token': '' }), 403, 'csrf_missing'],
  ['a foreign CSRF token', (foreign) => ({ 'x-csrf-token': foreign }), 403, 'csrf_invalid'],
  [
    'a forged CSRF token',
    (_foreign, own) => ({ 'x-csrf-token': `${own.slice(0, -1)}~` }),
    403,
    'csrf_invalid',
  ],
  ['a foreign origin', () => ({ origin: 'https://evil.example' }), 403, 'forbidden'],
  ['no origin to speak of', () => ({ origin: 'null' }), 403, 'forbidden'],
  ['another site', () => ({ 'sec-fetch-site': 'cross-site' }), 403, 'forbidden'],
  ['a sibling host', () => ({ 'sec-fetch-site': 'same-site' }), 403, 'forbidden'],
  [
    'a form of a page',
    () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'unsupported_media_type',
  ],
  ['plain text', () => ({ 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
  [
    'an idempotency key that is none',
    () => ({ 'idempotency-key': 'x'.repeat(limits.idempotency.keyLength + 1) }),
    400,
    'idempotency_key_invalid',
  ],
];

describe.each(writes.map((write) => [write.path, write] as const))('%s', (_path, write) => {
  it('succeeds', async () => {
    const response = await call(write, { 'x-csrf-token': await ready(write) });
    expect([response.statusCode, operationNames().includes(write.does)]).toEqual([write.status, true]);
    expect(response.headers['cache-control']).toMatch(/no-store/);
    expect(response.body).not.toContain(password);
    expect(JSON.stringify(test.logs)).not.toContain(password);
    expect(JSON.stringify(test.logs)).not.toContain(hash);
  });

  it.each(guards)('refuses %s', async (_name, change, status, code) => {
    const foreign = await test.browser().csrf();
    const csrf = await ready(write);
    const payload = JSON.stringify(write.body);
    const response = await call(write, { 'x-csrf-token': csrf, ...change(foreign, csrf) }, payload);
    expect(refusalOf(response)).toEqual({ status, code, ...nothingElse });
  });

  it.each(['{"email":', '[]', '"text"', 'null', '{"a":'])(
    'rejects %s as malformed, or ignores the body',
    async (payload) => {
      const csrf = await ready(write);
      const response = await call(write, { 'x-csrf-token': csrf }, payload);
      const takesNone = Object.keys(write.body).length === 0 && !payload.startsWith('{');
      expect([response.statusCode, operationNames().includes(write.does)]).toEqual(
        takesNone ? [write.status, true] : [400, false],
      );
    },
  );

  it('rejects unknown fields, and values of another type', async () => {
    const fields = Object.keys(write.body);
    for (const extra of [{ role: 'administrator' }, { capabilities: ['manage_options'] }]) {
      const csrf = await ready(write);
      const { statusCode } = await call(write, { 'x-csrf-token': csrf }, { ...write.body, ...extra });
      expect(statusCode).toBe(fields.length === 0 ? write.status : 422);
      const sent = JSON.stringify(test.wordpress.received.map(({ variables }) => variables ?? {}));
      expect(sent).not.toMatch(/administrator|manage_options/);
    }
    const csrf = await ready(write);
    for (const field of fields) {
      const { statusCode } = await call(
        write,
        { 'x-csrf-token': csrf },
        { ...write.body, [field]: { $ne: '' } },
      );
      expect([field, statusCode]).toEqual([field, 400]);
    }
    expect(operationNames()).toEqual([]);
  });

  it('refuses a CSRF token of yesterday', async () => {
    const csrf = await ready({ ...write, signedIn: false });
    test.clock.advance(day);
    const response = await call(write, { 'x-csrf-token': csrf });
    expect(refusalOf(response)).toEqual({ status: 403, code: 'csrf_invalid', ...nothingElse });
  });

  it('requires cookies', async () => {
    const csrf = await ready(write);
    const response = await call(write, { 'x-csrf-token': csrf }, write.body, new Browser(test));
    expect([response.statusCode, operationNames()]).toEqual([403, []]);
    expect(['csrf_invalid', 'cookies_refused']).toContain(codeOf(response));
  });

  it('returns an error for an expired link', async () => {
    const csrf = await ready(write);
    const [code, status] = write.late;
    const params = { retryAfter: 90 };
    const body = {
      data: null,
      errors: [{ message: 'SQLSTATE', extensions: { code, ...(status === 429 ? params : {}) } }],
    };
    test.instead.set(write.does, raw(200, { 'content-type': 'application/json' }, JSON.stringify(body)));
    const response = await call(write, { 'x-csrf-token': csrf, 'x-locale': 'en' });
    expect([response.statusCode, codeOf(response)]).toEqual([status, code]);
    expect(response.headers['retry-after']).toBe(status === 429 ? '90' : undefined);
    expect(response.body).not.toContain('SQLSTATE');
    expect(response.cookies.filter(({ name, value }) => name.startsWith('__Host-') && value !== '')).toEqual(
      [],
    );
  });

  it('has one effect however often it is repeated with one key', async () => {
    const csrf = await ready(write);
    const held = [...browser.cookies];
    const headers = { 'x-csrf-token': csrf, 'idempotency-key': 'key-0123456789' };
    const send = (body: object) => call(write, headers, body, new Browser(test, held));
    const [first, second] = await Promise.all([send(write.body), send(write.body)]);
    const third = await send(write.body);
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual(
      Array.from({ length: 3 }, () => write.status),
    );
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    expect(operationNames().filter((operation) => operation === write.does)).toHaveLength(1);
    const other = await send({ ...write.body, email: 'other@example.test' });
    expect(other.statusCode).toBe(422);
  });

  it('limits the rate of calls', async () => {
    const csrf = await ready(write);
    const held = [...browser.cookies];
    const send = () => call(write, { 'x-csrf-token': csrf }, write.body, new Browser(test, held));
    for (let sent = 0; sent < limits.session.writesPerMinute; sent += 1)
      expect((await send()).statusCode).not.toBe(429);
    const response = await send();
    expect([response.statusCode, codeOf(response), response.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '60',
    ]);
  });

  it('is no way to do it by an address alone', async () => {
    await ready(write);
    const response = await browser.send('GET', `/api/auth/${write.path}`);
    expect([response.statusCode, operationNames()]).toEqual([404, []]);
  });

  it('answers 503 while WordPress is down, and keeps sessions', async () => {
    const csrf = await ready(write);
    await test.wordpress.stop();
    const response = await call(write, { 'x-csrf-token': csrf });
    await test.wordpress.start();
    expect([response.statusCode, codeOf(response), response.headers['retry-after']]).toEqual([
      503,
      'content_system_unavailable',
      '10',
    ]);
    expect(browser.cookies.has('__Host-refresh-token')).toBe(write.signedIn === true);
  });
});

describe('reading calls', () => {
  it.each(['get-auth', 'user-details'])(
    '%s changes nothing for a foreign origin, and lets no script of it read',
    async (path) => {
      await browser.signIn();
      const response = await browser.send('GET', `/api/auth/${path}`, {
        headers: { origin: 'https://evil.example' },
      });
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
      expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(operationNames()).not.toContain('SignOut');
    },
  );

  it.each(['get-auth', 'user-details'])('%s is not a write', async (path) => {
    const response = await browser.post(`/api/auth/${path}`);
    expect([response.statusCode, codeOf(response)]).toEqual([404, 'not_found']);
  });

  it('oauth/{provider}/start leads nowhere but to a network that is configured', async () => {
    browser.cookies.set(consentCookie, consent(test.clock.now));
    const response = await browser.send('GET', '/api/auth/oauth/evil/start');
    expect([response.statusCode, response.headers['location']]).toEqual([404, undefined]);
  });

  it('return the error of an ended session, and clear its cookies', async () => {
    await browser.signIn();
    test.accounts.endAll();
    const response = await browser.send('GET', '/api/auth/user-details');
    expect([response.statusCode, codeOf(response), [...browser.cookies.keys()]]).toEqual([
      401,
      'session_expired',
      ['cookie-check', '__Host-known-device'],
    ]);
  });
});
