import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { manifest } from '../../shared/graphql/generated/manifest.ts';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../testing/auth-site.ts';
import { password, user } from '../testing/fake-accounts.ts';

let test: AuthSite;
let browser: Browser;
beforeEach(async () => {
  test = await startAuthSite();
  browser = test.browser();
});
afterEach(() => test.close());

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const accessToken = (sub: number) =>
  `${encode({ alg: 'HS256' })}.${encode({ sub: String(sub), exp: 9_999_999_999 })}.c2ln`;
const refreshToken = (index: number) => `${String(index).padStart(22, 'a')}.${'b'.repeat(43)}`;
const { writesPerMinute } = limits.session;

describe('a forged cookie', () => {
  const forged: [name: string, cookies: Record<string, string>][] = [
    ['access token', { '__Host-access-token': accessToken(7) }],
    ['refresh token', { '__Host-refresh-token': refreshToken(1) }],
    ['pair of tokens', { '__Host-access-token': accessToken(7), '__Host-refresh-token': refreshToken(1) }],
    ['demand token', { '__Host-demand-access-token': accessToken(7) }],
    ['token with a signature of nobody', { '__Host-refresh-token': `${refreshToken(1)}.${'c'.repeat(43)}` }],
  ];

  it.each(forged)('%s is ignored: WordPress is never queried for it', async (_name, cookies) => {
    for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
    const details = await browser.send('GET', '/api/auth/user-details');
    expect([details.statusCode, codeOf(details)]).toEqual([401, 'access_token_missing']);
    const auth = await browser.send('GET', '/api/auth/get-auth');
    expect(auth.json()).toMatchObject({ data: { authenticated: false } });
    expect((await browser.post('/api/auth/logout')).statusCode).toBe(204);
    for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
    expect(codeOf(await browser.post('/api/auth/user-auth-token'))).toBe('access_token_missing');
    const person = { ...user, password, passwordConfirm: password, phone: '', acceptTerms: true };
    const { firstName, lastName, country, phone, acceptTerms } = person;
    const complete = {
      password,
      passwordConfirm: password,
      firstName,
      lastName,
      country,
      phone,
      acceptTerms,
    };
    expect(codeOf(await browser.post('/api/auth/create-user', complete))).toBe('link_expired');
    expect(test.wordpress.received).toEqual([]);
  });

  it('never passes for another of this server', async () => {
    await browser.signIn();
    const asked = test.wordpress.received.length;
    const check = browser.cookies.get('cookie-check') ?? '';
    const access = browser.cookies.get('__Host-access-token') ?? '';
    const other = test.browser();
    other.cookies.set('__Host-refresh-token', check);
    other.cookies.set('__Host-demand-access-token', access);
    expect(codeOf(await other.send('GET', '/api/auth/user-details'))).toBe('access_token_missing');
    expect(test.wordpress.received).toHaveLength(asked);
  });
});

/** Sends a write with fresh cookies each time, as far as `dress` says; the number of the first that is refused. */
async function firstRefused(
  dress: (index: number, one: Browser) => unknown,
  from: (index: number) => string,
) {
  for (let sent = 1; sent <= writesPerMinute + 10; sent += 1) {
    const one = test.browser();
    await dress(sent, one);
    const csrf = await one.csrf();
    const response = await one.send('POST', '/api/auth/logout', {
      remoteAddress: from(sent),
      payload: {},
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
    });
    if (response.statusCode === 429) return sent;
  }
  return undefined;
}

describe('a limit', () => {
  it.each([
    ['cookies left out', () => undefined],
    [
      'forged sessions',
      (index: number, one: Browser) => one.cookies.set('__Host-refresh-token', refreshToken(index)),
    ],
    [
      'forged persons',
      (index: number, one: Browser) => one.cookies.set('__Host-access-token', accessToken(index)),
    ],
  ])('is not reset by %s', async (_name, dress) => {
    expect(await firstRefused(dress, () => '192.0.2.1')).toBe(writesPerMinute + 1);
  });

  it.each([
    ['addresses of one IPv6 network', (index: number) => `2001:db8:1:2::${index.toString(16)}`],
    ['an IPv4 address mapped into IPv6', (index: number) => (index % 2 ? '192.0.2.1' : '::ffff:192.0.2.1')],
  ])('is not reset by %s', async (_name, from) => {
    expect(await firstRefused(() => undefined, from)).toBe(writesPerMinute + 1);
  });

  it('counts each network for itself', async () => {
    expect(
      await firstRefused(
        () => undefined,
        (index) => `2001:db8:1:${index.toString(16)}::1`,
      ),
    ).toBeUndefined();
  });

  it('counts one person over all their networks and sessions', async () => {
    const refused = await firstRefused(
      (_index, one) => one.hold('__Host-access-token', accessToken(7)),
      (index) => `192.0.2.${index % 200}`,
    );
    expect(refused).toBe(writesPerMinute + 1);
  });

  it('applies to GETs of /api/graphql', async () => {
    const [id = ''] = Object.keys(manifest);
    const statuses = [];
    for (let sent = 0; sent <= limits.queries.apiRequestsPerMinute; sent += 1) {
      const remoteAddress = `2001:db8:1:2::${sent.toString(16)}`;
      const url = `/api/graphql?operationId=${id}&variables=${sent}`;
      statuses.push((await test.app.inject({ url, remoteAddress })).statusCode);
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([400]));
    expect(statuses.at(-1)).toBe(429);
  });
});

it('sends WordPress the network of a client, not the address', async () => {
  const csrf = await browser.csrf();
  const sent = { payload: { email: user.email, password }, headers: { 'x-csrf-token': csrf } };
  for (const [remoteAddress, address] of [
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ]) {
    await browser.send('POST', '/api/auth/login', { ...sent, remoteAddress });
    const signIns = test.wordpress.received.filter(({ operationName }) => operationName === 'SignIn');
    expect(signIns.at(-1)?.variables).toMatchObject({ address });
    browser.cookies.delete('__Host-refresh-token');
  }
});
