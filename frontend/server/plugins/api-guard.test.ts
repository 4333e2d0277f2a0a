import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthSite, Browser, codeOf, site, startAuthSite } from '../testing/auth-site.ts';
import { password, user } from '../testing/fake-accounts.ts';

let test: AuthSite;
let browser: Browser;
beforeEach(async () => {
  test = await startAuthSite();
  browser = test.browser();
});
afterEach(() => test.close());

const minutes = 60_000;

describe('each write', () => {
  const calls: [url: string, body: object, success: number][] = [
    ['/api/auth/login', { email: user.email, password }, 200],
    ['/api/auth/logout', {}, 204],
    ['/api/auth/user-auth-token', {}, 204],
  ];
  const hours = 60 * minutes;
  const wrongs: [
    name: string,
    change: (own: { csrf: string; foreign: string }) => Record<string, string>,
    status: number,
    code: string,
  ][] = [
    ['no CSRF token', () => ({ 'x-csrf-token': '' }), 403, 'csrf_missing'],
    [
      'the CSRF token of another browser',
      ({ foreign }) => ({ 'x-csrf-token': foreign }),
      403,
      'csrf_invalid',
    ],
    ['a forged CSRF token', ({ csrf }) => ({ 'x-csrf-token': `${csrf.slice(0, -1)}~` }), 403, 'csrf_invalid'],
    ['a foreign origin', () => ({ origin: 'https://evil.example' }), 403, 'forbidden'],
    ['the origin of a page without one', () => ({ origin: 'null' }), 403, 'forbidden'],
    ['another site', () => ({ 'sec-fetch-site': 'cross-site' }), 403, 'forbidden'],
    ['a sibling host', () => ({ 'sec-fetch-site': 'same-site' }), 403, 'forbidden'],
    ['plain text', () => ({ 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
    [
      'a form of a page',
      () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported_media_type',
    ],
    ['a malformed body', () => ({}), 400, 'malformed_request'],
    [
      'an idempotency key that is none',
      () => ({ 'idempotency-key': 'x'.repeat(201) }),
      400,
      'idempotency_key_invalid',
    ],
  ];

  it.each(calls.flatMap(([url, body]) => wrongs.map((wrong) => [url, ...wrong, body] as const)))(
    '%s refuses %s',
    async (url, name, change, status, code, body) => {
      await browser.signIn();
      const foreign = await test.browser().csrf();
      const csrf = await browser.csrf();
      const payload = name === 'a malformed body' ? '{"email"' : JSON.stringify(body);
      const response = await browser.post(url, payload, {
        'x-csrf-token': csrf,
        ...change({ csrf, foreign }),
      });
      expect([response.statusCode, codeOf(response)]).toEqual([status, code]);
      expect([test.accounts.activeSessions, test.accounts.rotations]).toEqual([1, 0]);
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  it.each(calls)('%s refuses a CSRF token of yesterday', async (url, body) => {
    const csrf = await browser.csrf();
    test.clock.advance(12 * hours + 1_000);
    const response = await browser.post(url, body, { 'x-csrf-token': csrf });
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'csrf_invalid']);
  });

  it.each(calls)('%s requires an origin', async (url, body) => {
    const csrf = await browser.csrf();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'x-csrf-token': csrf };
    const silent = await test.app.inject({ method: 'POST', url, payload: body, headers });
    expect([silent.statusCode, codeOf(silent)]).toEqual([403, 'forbidden']);
    const byOrigin = await test.app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { ...headers, origin: site },
    });
    expect(byOrigin.statusCode).not.toBe(403);
  });

  it.each(calls)('%s has one effect and one answer for one idempotency key', async (url, body, success) => {
    await browser.signIn();
    const held = [...browser.cookies];
    const csrf = await browser.csrf();
    const headers = { 'x-csrf-token': csrf, 'idempotency-key': 'key-0123456789' };
    const send = (payload: object) => new Browser(test, held).post(url, payload, headers);
    const [first, second] = await Promise.all([send(body), send(body)]);
    const third = await send(body);
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([success, success, success]);
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    expect(third.headers['set-cookie']).toEqual(first.headers['set-cookie']);
    const effects = test.wordpress.received.filter(({ operationName = '' }) =>
      ['SignIn', 'SignOut', 'RenewSession'].includes(operationName),
    );
    // Signing in again also ends what there was.
    expect(effects).toHaveLength(url.endsWith('login') ? 3 : 2);
    const other = await send({ ...body, email: 'other@example.test' });
    expect([other.statusCode, codeOf(other)]).toEqual([422, 'idempotency_mismatch']);
  });

  it.each(calls)('%s limits the rate of writes', async (url, body) => {
    const csrf = await browser.csrf();
    const held = [...browser.cookies];
    const send = () => new Browser(test, held).post(url, body, { 'x-csrf-token': csrf });
    for (let sent = 0; sent < 120; sent += 1) expect((await send()).statusCode).not.toBe(429);
    const response = await send();
    expect([response.statusCode, codeOf(response), response.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '60',
    ]);
  });
});
