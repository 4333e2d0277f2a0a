import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthSite, Browser, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { answeredUser, landing, password, user } from '../../../testing/fake-accounts.ts';

let test: AuthSite;
let browser: Browser;
beforeEach(async () => {
  test = await startAuthSite();
  browser = test.browser();
});
afterEach(() => test.close());

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name);
const minutes = 60_000;

describe('signing in', () => {
  it('returns the user and sets the cookies of the contract', async () => {
    const response = await browser.signIn();
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const data = { user: answeredUser, csrfToken: expect.any(String), location: landing };
    expect(response.json()).toEqual({ data });
    const strict = { path: '/', secure: true, sameSite: 'Lax', value: expect.any(String) };
    expect(response.cookies.toSorted(byName)).toEqual(
      [
        { name: '__Host-access-token', ...strict, httpOnly: true, maxAge: 600 },
        { name: '__Host-refresh-token', ...strict, httpOnly: true, maxAge: 604_800 },
        { name: '__Host-known-device', ...strict, httpOnly: true, maxAge: 7_776_000 },
        { name: 'auth-check', ...strict, value: expect.stringMatching(/^[\w-]{8}$/), maxAge: 604_800 },
        { name: 'user', ...strict, httpOnly: true, maxAge: 604_800 },
      ].toSorted(byName),
    );
  });

  it('hands WordPress the address and the browser, never more', async () => {
    await browser.signIn({ 'user-agent': 'Firefox' });
    const asked = test.wordpress.received.find(({ operationName }) => operationName === 'SignIn');
    expect(asked?.variables).toEqual({
      email: user.email,
      password,
      address: '127.0.0.1',
      device: 'Firefox',
    });
    expect(asked?.headers['authorization']).toBeUndefined();
  });

  it('keeps the proof of a known device after the session, and sends it to WordPress only', async () => {
    const signedIn = await browser.signIn();
    const proof = browser.cookies.get('__Host-known-device');
    expect(signedIn.body).not.toContain(proof);
    await browser.post('/api/auth/logout');
    expect([...browser.cookies.keys()].toSorted()).toEqual(['__Host-known-device', 'cookie-check']);
    test.wordpress.received.length = 0;
    await browser.signIn();
    const asked = test.wordpress.received.find(({ operationName }) => operationName === 'SignIn');
    expect(asked?.variables).toMatchObject({ deviceProof: proof });
    expect(JSON.stringify(test.logs)).not.toContain(proof);
  });

  it('puts no token and no password into an answer’s body or the log', async () => {
    const response = await browser.signIn();
    await browser.send('GET', '/api/auth/user-details');
    const tokens = ['__Host-access-token', '__Host-refresh-token'].map(
      (name) => browser.cookies.get(name) ?? '-',
    );
    for (const text of [...tokens, password]) {
      expect(response.body).not.toContain(text);
      expect(JSON.stringify(test.logs)).not.toContain(text);
    }
  });

  it.each([
    ['a wrong password', { email: user.email, password: 'wrong' }],
    ['an unknown address', { email: 'nobody@example.test', password }],
  ])('refuses %s alike', async (_name, body) => {
    const response = await browser.post('/api/auth/login', body, { 'x-request-id': 'trace_0123.abc-9' });
    expect([response.statusCode, response.json()]).toEqual([
      401,
      {
        error: {
          code: 'invalid_credentials',
          message: 'Identifiants de connexion non valides.',
          fields: [],
          requestId: 'trace_0123.abc-9',
        },
      },
    ]);
    expect(response.cookies).toEqual([]);
  });

  it.each([
    [{}, 'fields_missing', ['email: required', 'password: required']],
    [{ email: '', password }, 'fields_missing', ['email: required']],
    [{ email: `${'a'.repeat(300)}@example.test`, password }, 'invalid_fields', ['email: too_long']],
    [
      { email: user.email, password, role: 'administrator' },
      'unexpected_fields',
      ['role: unexpected_fields'],
    ],
  ])('returns the errors of %j with their fields', async (body, code, fields) => {
    const response = await browser.post('/api/auth/login', body, { 'x-locale': 'en' });
    const { error } = response.json<{
      error: { code: string; fields: Array<{ path: string; code: string }> };
    }>();
    expect([response.statusCode, error.code]).toEqual([422, code]);
    expect(error.fields.map((field) => `${field.path}: ${field.code}`).toSorted()).toEqual(fields);
    expect(test.accounts.activeSessions).toBe(0);
  });

  it.each(['{"email":', '[]', '"text"', 'null', '{"email":{},"password":"x"}'])(
    'calls %s malformed',
    async (body) => {
      const response = await browser.post('/api/auth/login', body);
      expect([response.statusCode, codeOf(response)]).toEqual([400, 'malformed_request']);
    },
  );

  it('passes on how long to wait', async () => {
    test.accounts.throttledFor = 873;
    const response = await browser.signIn({ 'x-locale': 'en' });
    expect([response.statusCode, response.headers['retry-after'], codeOf(response)]).toEqual([
      429,
      '873',
      'rate_limited',
    ]);
  });

  it('requires cookies', async () => {
    const token = await browser.csrf();
    const forgetful = new Browser(test);
    const response = await forgetful.signIn({ 'x-csrf-token': token, 'x-locale': 'en' });
    expect([response.statusCode, response.json<{ error: object }>().error]).toEqual([
      403,
      expect.objectContaining({
        code: 'cookies_refused',
        message: 'Cookies are mandatory for login. Allow them in your browser, then reload the page.',
      }),
    ]);
  });

  it('ends the session that the browser had', async () => {
    await browser.signIn();
    await browser.signIn();
    expect(test.accounts.activeSessions).toBe(1);
    expect((await browser.send('GET', '/api/auth/user-details')).statusCode).toBe(200);
  });

  it('answers 503 while WordPress is away', async () => {
    const token = await browser.csrf();
    await test.wordpress.stop();
    const response = await browser.signIn({ 'x-csrf-token': token });
    expect([response.statusCode, response.headers['retry-after'], codeOf(response)]).toEqual([
      503,
      '10',
      'content_system_unavailable',
    ]);
  });
});

describe('the current user', () => {
  it('is absent at first, and the signed-in flag is cleared', async () => {
    browser.cookies.set('auth-check', '1');
    expect((await browser.send('GET', '/api/auth/get-auth')).json()).toEqual({
      data: { authenticated: false, csrfToken: expect.any(String) },
    });
    const response = await browser.send('GET', '/api/auth/user-details', { headers: { 'x-locale': 'en' } });
    expect([response.statusCode, codeOf(response)]).toEqual([401, 'access_token_missing']);
    expect(browser.cookies.has('auth-check')).toBe(false);
    expect(response.json().error.message).toBe('Your session has expired, please log in again.');
    const french = await browser.send('GET', '/api/auth/user-details');
    expect(french.json().error.message).toBe('Votre session a expiré, veuillez vous reconnecter.');
  });

  it('is the signed-in user', async () => {
    await browser.signIn();
    expect((await browser.send('GET', '/api/auth/user-details')).json()).toEqual({ data: answeredUser });
    expect((await browser.send('GET', '/api/auth/get-auth')).json()).toEqual({
      data: { authenticated: true, csrfToken: expect.any(String) },
    });
  });

  it('is still that person after ten minutes, and after a restart of the proxy', async () => {
    await browser.signIn();
    test.clock.advance(11 * minutes);
    expect((await browser.send('GET', '/api/auth/user-details')).statusCode).toBe(200);
    const again = await startAuthSite({ wordpress: test.wordpress });
    test.wordpress.answer = test.accounts.answer;
    again.clock.advance(22 * minutes);
    const restarted = new Browser(again, browser.cookies);
    test.clock.advance(11 * minutes);
    const response = await restarted.send('GET', '/api/auth/user-details');
    await again.app.close();
    expect([response.statusCode, response.json()]).toEqual([200, { data: answeredUser }]);
    expect(test.accounts.rotations).toBe(2);
  });

  it('is absent once the session was ended elsewhere', async () => {
    await browser.signIn();
    test.accounts.endAll();
    const response = await browser.send('GET', '/api/auth/user-details', { headers: { 'x-locale': 'en' } });
    expect([
      response.statusCode,
      response.json<{ error: { code: string; message: string } }>().error,
    ]).toEqual([
      401,
      expect.objectContaining({
        code: 'session_expired',
        message: 'Your session has expired, please log in again.',
      }),
    ]);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['__Host-known-device', 'cookie-check']);
  });

  it.each(['nonsense', 'a.b.c', 'x'.repeat(3_000)])('is absent with the access token %s', async (token) => {
    browser.cookies.set('__Host-access-token', token);
    expect(codeOf(await browser.send('GET', '/api/auth/user-details'))).toBe('access_token_missing');
    browser.hold('__Host-access-token', token);
    expect(codeOf(await browser.send('GET', '/api/auth/user-details'))).toBe('access_token_expired');
    expect(browser.cookies.has('__Host-access-token')).toBe(false);
  });
});

describe('going on', () => {
  it('makes one rotation of 50 parallel calls with an expired token, and all succeed', async () => {
    await browser.signIn();
    test.clock.advance(11 * minutes);
    const held = [...browser.cookies];
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => new Browser(test, held).send('GET', '/api/auth/user-details')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(test.accounts.rotations).toBe(1);
    const tokens = new Set(
      answers.map(({ cookies }) => cookies.find(({ name }) => name === '__Host-refresh-token')?.value),
    );
    expect(tokens.size).toBe(1);
  });

  it('answers a late call with the replaced token as the first', async () => {
    await browser.signIn();
    const late = new Browser(test, browser.cookies);
    const csrf = await browser.csrf();
    const first = await browser.post('/api/auth/user-auth-token', {}, { 'x-csrf-token': csrf });
    const second = await late.post('/api/auth/user-auth-token', {}, { 'x-csrf-token': csrf });
    expect([first.statusCode, first.body, second.statusCode]).toEqual([204, '', 204]);
    const renewed = browser.cookies.get('__Host-refresh-token');
    expect([test.accounts.rotations, late.cookies.get('__Host-refresh-token')]).toEqual([1, renewed]);
  });

  it('lets WordPress judge a token that was replaced twice, also concurrently', async () => {
    await browser.signIn();
    const late = new Browser(test, browser.cookies);
    const csrf = await browser.csrf();
    for (let times = 0; times < 2; times += 1) {
      await browser.post('/api/auth/user-auth-token', {}, { 'x-csrf-token': csrf });
    }
    const response = await late.post('/api/auth/user-auth-token', {}, { 'x-csrf-token': csrf });
    const { activeSessions } = test.accounts;
    expect([response.statusCode, codeOf(response), activeSessions]).toEqual([401, 'session_expired', 0]);
    expect(late.cookies.has('__Host-refresh-token')).toBe(false);
  });

  it('keeps the cookies when WordPress is down, for the next try', async () => {
    await browser.signIn();
    const csrf = await browser.csrf();
    await test.wordpress.stop();
    const response = await browser.post('/api/auth/user-auth-token', {}, { 'x-csrf-token': csrf });
    expect(response.statusCode).toBe(503);
    await test.wordpress.start();
    const again = await browser.post('/api/auth/user-auth-token', {}, { 'x-csrf-token': csrf });
    expect([again.statusCode, test.accounts.rotations]).toEqual([204, 1]);
  });

  it('needs a session', async () => {
    const response = await browser.post('/api/auth/user-auth-token');
    expect([response.statusCode, codeOf(response)]).toEqual([401, 'access_token_missing']);
  });
});

describe('signing out', () => {
  it('ends the session on the server and clears the browser', async () => {
    await browser.signIn();
    const held = [...browser.cookies];
    const response = await browser.post('/api/auth/logout');
    expect([response.statusCode, response.body, test.accounts.activeSessions]).toEqual([204, '', 0]);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['__Host-known-device', 'cookie-check']);
    expect((await new Browser(test, held).send('GET', '/api/auth/user-details')).statusCode).toBe(401);
  });

  it('does not report success on failure', async () => {
    await browser.signIn();
    const csrf = await browser.csrf();
    await test.wordpress.stop();
    const response = await browser.post('/api/auth/logout', {}, { 'x-csrf-token': csrf });
    expect([response.statusCode, browser.cookies.has('__Host-refresh-token')]).toEqual([503, true]);
  });

  it('succeeds without a session', async () => {
    expect((await browser.post('/api/auth/logout')).statusCode).toBe(204);
  });
});
