import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../limits.ts';
import { codeOf } from '../../../testing/auth-site.ts';
import { answeredUser } from '../../../testing/fake-accounts.ts';
import { SocialSite } from '../../../testing/social-site.ts';

let site: SocialSite;
beforeEach(async () => {
  site = await SocialSite.start();
});
afterEach(() => site.close());

const queriesOf = (operation: string) =>
  site.auth.wordpress.received.findLast(({ operationName }) => operationName === operation);

describe('POST /api/auth/oauth/callback', () => {
  it.each(['google', 'linkedin', 'facebook'])(
    'signs in with an account of %s that is linked',
    async (network) => {
      site.linked.add(`${network} awa-1`);
      const browser = site.browser();
      const response = await site.call(
        browser,
        await site.away(browser, 'awa-1', network, '?next=/initiative/'),
      );
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { data: { outcome: 'signed_in', location: '/initiative/', user: answeredUser } },
      ]);
      expect(browser.cookies.has('__Host-refresh-token')).toBe(true);
      expect((await browser.send('GET', '/api/auth/user-details')).json()).toEqual({
        data: answeredUser,
      });
      expect(queriesOf('SocialSignIn')?.variables).toEqual({
        input: {
          provider: network,
          subject: 'awa-1',
          email: 'awa@example.test',
          isVerified: network !== 'facebook',
          firstName: 'Awa',
          lastName: 'Sarr',
        },
        language: 'FR',
        address: '127.0.0.1',
        device: 'lightMyRequest',
      });
    },
  );

  it('gives a new user the demand token for completing the account', async () => {
    const browser = site.browser();
    const response = await site.call(browser, await site.away(browser, 'new-1', 'google', '?language=en'));
    expect(response.json()).toEqual({ data: { outcome: 'to_complete', location: '/en/activation/' } });
    expect(browser.held('__Host-demand-access-token')).toBe('demand.token.of-the-test');
    expect(response.cookies.find(({ name }) => name === '__Host-demand-access-token')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 900,
    });
    expect(response.body).not.toContain('demand.token');
    expect(browser.cookies.has('__Host-refresh-token')).toBe(false);
    expect(queriesOf('SocialSignIn')?.variables?.['language']).toBe('EN');
  });

  it('opens nothing because of an address alone', async () => {
    const browser = site.browser();
    const response = await site.call(browser, await site.away(browser, 'awa-1'));
    expect(response.json()).toEqual({ data: { outcome: 'to_link', location: '/oauth/' } });
    expect([...browser.cookies.keys()].filter((name) => /token|auth-check|^user$/.test(name))).toEqual([]);
    expect(browser.cookies.get('__Host-oauth-link')).toMatch(/^[\w+/=%]+$/);
    expect(browser.cookies.get('__Host-oauth-link')).not.toContain('awa');
  });

  it.each(['unproven-1', 'silent-1'])(
    'needs an address that the network has verified (%s)',
    async (person) => {
      const browser = site.browser();
      const response = await site.call(browser, await site.away(browser, person));
      expect([response.statusCode, codeOf(response)]).toEqual([400, 'oauth_email_missing']);
      expect(browser.cookies.has('__Host-refresh-token')).toBe(false);
      expect(browser.cookies.has('__Host-oauth-link')).toBe(true);
    },
  );

  it('accepts a state once', async () => {
    site.linked.add('google awa-1');
    const browser = site.browser();
    const returned = await site.away(browser, 'awa-1');
    expect((await site.call(browser, returned)).statusCode).toBe(200);
    const again = await site.call(browser, returned);
    expect([again.statusCode, codeOf(again)]).toEqual([403, 'csrf_invalid']);
    expect(site.auth.accounts.activeSessions).toBe(1);
  });

  it('accepts a code once, whatever its state', async () => {
    site.linked.add('google awa-1');
    const browser = site.browser();
    const [first, second] = [await site.away(browser, 'awa-1'), await site.away(browser, 'awa-1')];
    expect((await site.call(browser, first)).statusCode).toBe(200);
    const replayed = await site.call(browser, { ...second, code: first.code });
    expect([replayed.statusCode, codeOf(replayed)]).toEqual([500, 'authentication_failed']);
    expect(site.auth.accounts.activeSessions).toBe(1);
  });

  it('lets two tabs come back in any order', async () => {
    site.linked.add('google awa-1');
    const browser = site.browser();
    const [first, second] = [await site.away(browser, 'awa-1'), await site.away(browser, 'awa-1')];
    expect([
      (await site.call(browser, second)).statusCode,
      (await site.call(browser, first)).statusCode,
    ]).toEqual([200, 200]);
  });

  it('rejects a flow of another browser', async () => {
    site.linked.add('google awa-1');
    const attacker = site.browser();
    const returned = await site.away(attacker, 'awa-1');
    const victim = site.browser();
    for (const browser of [victim, (await site.start(victim), victim)]) {
      const response = await site.call(browser, returned);
      expect([response.statusCode, codeOf(response)]).toEqual([403, 'csrf_invalid']);
      expect(browser.cookies.has('__Host-refresh-token')).toBe(false);
    }
  });

  it('rejects an expired flow', async () => {
    const browser = site.browser();
    const returned = await site.away(browser, 'awa-1');
    site.auth.clock.advance(limits.socialLogin.flowLifetime + 1);
    expect(codeOf(await site.call(browser, returned))).toBe('csrf_invalid');
  });

  it('refuses another network’s way back, and another issuer’s', async () => {
    const browser = site.browser();
    const returned = await site.away(browser, 'awa-1');
    const fromLinkedIn = await site.away(browser, 'awa-1', 'linkedin');
    const mixed = await site.call(browser, { ...fromLinkedIn, state: returned.state });
    expect(codeOf(mixed)).toBe('authentication_failed');
    const other = await site.away(browser, 'awa-1');
    expect(codeOf(await site.call(browser, { ...other, iss: 'https://evil.example' }))).toBe(
      'authentication_failed',
    );
  });

  it.each<[string, (state: string) => string]>([
    ['a state that was changed', (state) => state.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))],
    ['another signature', (state) => `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}`],
    ['no signature', (state) => state.split('.')[0] ?? ''],
    ['nonsense', () => 'nonsense'],
    ['a list of nothing', () => `${Buffer.from('[]').toString('base64url')}.x`],
  ])('refuses %s', async (_name, change) => {
    const browser = site.browser();
    const { state, ...rest } = await site.away(browser, 'awa-1');
    const response = await site.call(browser, { ...rest, state: change(state) });
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'csrf_invalid']);
    expect(queriesOf('SocialSignIn')).toBeUndefined();
  });

  it('refuses consent that was withdrawn on the way', async () => {
    const browser = site.browser();
    const returned = await site.away(browser, 'awa-1');
    browser.cookies.delete('consent');
    const response = await site.call(browser, returned);
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'social_consent_missing']);
  });

  it.each<[string, object, Record<string, string>, number, string]>([
    ['no CSRF token', {}, { 'x-csrf-token': '' }, 403, 'csrf_missing'],
    ['a foreign CSRF token', {}, { 'x-csrf-token': 'x.y' }, 403, 'csrf_invalid'],
    [
      'another origin',
      {},
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      403,
      'forbidden',
    ],
    ['another type', {}, { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['no code', { code: undefined }, {}, 422, 'fields_missing'],
    ['no state', { state: undefined }, {}, 422, 'fields_missing'],
    ['something more', { role: 'administrator' }, {}, 422, 'unexpected_fields'],
    ['another kind of value', { code: { a: 1 } }, {}, 400, 'malformed_request'],
    [
      'a state without end',
      { state: 'x'.repeat(limits.socialLogin.stateLength + 1) },
      {},
      422,
      'invalid_fields',
    ],
  ])('refuses %s', async (_name, over, headers, status, code) => {
    const browser = site.browser();
    await browser.csrf();
    const returned = { ...(await site.away(browser, 'awa-1')), ...over };
    const response = await browser.post('/api/auth/oauth/callback', returned, headers);
    expect([response.statusCode, codeOf(response)]).toEqual([status, code]);
    expect(queriesOf('SocialSignIn')).toBeUndefined();
  });

  it('returns an error when WordPress is down', async () => {
    const browser = site.browser();
    const returned = await site.away(browser, 'awa-1');
    await browser.csrf();
    await site.auth.wordpress.stop();
    const response = await site.call(browser, returned);
    expect([response.statusCode, codeOf(response)]).toEqual([503, 'content_system_unavailable']);
  });

  it('writes no code, state, secret or address into any log', async () => {
    const browser = site.browser();
    const returned = await site.away(browser, 'awa-1');
    await site.call(browser, returned);
    await site.call(browser, returned);
    await browser.send('GET', `/oauth/?${new URLSearchParams({ ...returned })}`);
    await site.call(browser, { ...(await site.away(browser, 'awa-1')), code: 'wrong-code' });
    const logs = JSON.stringify(site.auth.logs);
    for (const secret of [returned.code, returned.state, 'client-secret', 'awa@example.test', 'wrong-code'])
      expect(logs).not.toContain(secret);
    expect(logs).toContain('OAUTH_RESPONSE_BODY_ERROR invalid_grant');
  });
});

describe('an ID token with all claims', () => {
  let telling: SocialSite;
  beforeAll(async () => {
    telling = await SocialSite.start({ putsClaimsInIdToken: true });
  });
  afterAll(() => telling.close());

  it('is enough', async () => {
    const browser = telling.browser();
    const response = await telling.call(browser, await telling.away(browser, 'new-1'));
    expect(response.json()).toMatchObject({ data: { outcome: 'to_complete' } });
  });
});
