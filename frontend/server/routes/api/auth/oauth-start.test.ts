import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../limits.ts';
import { codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { returnTo, SocialSite } from '../../../testing/social-site.ts';

let site: SocialSite;
beforeEach(async () => {
  site = await SocialSite.start();
});
afterEach(() => site.close());

describe('GET /api/auth/oauth/{provider}/start', () => {
  it.each([
    ['google', ['code_challenge', 'code_challenge_method', 'nonce'], 'openid email profile'],
    ['linkedin', [], 'openid profile email'],
    ['facebook', [], 'email public_profile'],
  ])('redirects the browser to %s with its supported parameters', async (provider, extra, scope) => {
    const response = await site.start(site.browser(), provider, '?language=en&next=/en/event/');
    const url = new URL(String(response.headers.location));
    expect([response.statusCode, url.origin + url.pathname, response.headers['cache-control']]).toEqual([
      303,
      `${site.provider.url}/dialog/oauth`,
      'no-store',
    ]);
    const { state, ...parameters } = Object.fromEntries(url.searchParams);
    expect(Object.keys(parameters).toSorted()).toEqual(
      ['client_id', 'redirect_uri', 'response_type', 'scope', 'ui_locales', ...extra].toSorted(),
    );
    expect(parameters).toMatchObject({
      client_id: provider,
      redirect_uri: returnTo,
      scope,
      response_type: 'code',
      ui_locales: 'en',
    });
    expect(state).toMatch(/^[\w-]+\.[\w-]{43}$/);
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({
      name: '__Host-oauth',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      maxAge: limits.socialLogin.flowLifetime / 1_000,
    });
    expect(response.body).toBe('');
  });

  it('never sends the same secrets twice', async () => {
    const browser = site.browser();
    const sent = await Promise.all(
      [1, 2].map(async () => new URL(String((await site.start(browser)).headers.location)).searchParams),
    );
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(new Set(sent.map((parameters) => parameters.get(name))).size).toBe(2);
  });

  it.each(['myspace', '__proto__', 'constructor', '%2e%2e'])('rejects the provider %s', async (provider) => {
    const response = await site.start(site.browser(), provider);
    expect([response.statusCode, codeOf(response)]).toEqual([404, 'not_found']);
  });

  it('waits for consent, as a call and as a page', async () => {
    for (const browser of [site.auth.browser(), site.browser([])]) {
      const call = await site.start(browser);
      expect([call.statusCode, codeOf(call), call.headers.location]).toEqual([
        403,
        'social_consent_missing',
        undefined,
      ]);
      const page = await browser.send('GET', '/api/auth/oauth/google/start?language=en', {
        headers: { accept: 'text/html' },
      });
      expect([page.statusCode, page.headers['content-language']]).toEqual([403, 'en']);
      expect(page.body).toContain('Social sign-in requires your consent');
      expect(page.body).toContain('href="/en/cookies/"');
      expect(browser.cookies.has('__Host-oauth')).toBe(false);
    }
  });

  it('returns an error when the provider is unreachable', async () => {
    await site.provider.stop();
    const call = await site.start(site.browser());
    expect([call.statusCode, codeOf(call)]).toEqual([500, 'authentication_failed']);
    const page = await site
      .browser()
      .send('GET', '/api/auth/oauth/google/start', { headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['content-language']]).toEqual([500, 'fr']);
    expect(page.body).toContain('Une erreur est survenue pendant la connexion.');
  });

  it('limits the rate of flows', async () => {
    const browser = site.browser();
    const statuses: number[] = [];
    for (let tries = 0; tries <= limits.session.signInsPerMinute; tries += 1)
      statuses.push((await site.start(browser, 'myspace')).statusCode);
    expect([...new Set(statuses)]).toEqual([404, 429]);
  });
});

describe('without any network', () => {
  it('has no such addresses', async () => {
    const bare = await startAuthSite();
    const browser = bare.browser();
    const responses = [
      await browser.send('GET', '/api/auth/oauth/google/start'),
      await browser.post('/api/auth/oauth/callback', { code: 'x', state: 'y' }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    await bare.close();
  });
});
