import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consentCookie } from '../../../../shared/consent/consent.ts';
import { type AuthSite, type Browser, startAuthSite } from '../../../testing/auth-site.ts';

let test: AuthSite;
let browser: Browser;
beforeEach(async () => {
  test = await startAuthSite();
  browser = test.browser();
});
afterEach(() => test.close());

describe('Clear-Site-Data', () => {
  it('clears storage at sign-out, but neither the known device nor the consent choice', async () => {
    browser.cookies.set(consentCookie, 'kept');
    const others = [
      await browser.send('GET', '/api/auth/get-auth'),
      await browser.signIn(),
      await browser.send('GET', '/api/auth/user-details'),
    ];
    const response = await browser.post('/api/auth/logout');
    others.push(await browser.send('GET', '/api/auth/get-auth'), await test.get('/'));

    expect(response.headers['clear-site-data']).toBe('"storage", "prefetchCache", "prerenderCache"');
    expect(others.filter(({ headers }) => 'clear-site-data' in headers)).toEqual([]);
    const cleared = response.cookies.map(({ name }) => name);
    expect(cleared).toContain('__Host-refresh-token');
    expect([...browser.cookies.keys()].toSorted()).toEqual([
      '__Host-known-device',
      consentCookie,
      'cookie-check',
    ]);
  });

  it('is not sent while the session is active', async () => {
    await browser.signIn();
    const csrf = await browser.csrf();
    await test.wordpress.stop();
    const response = await browser.post('/api/auth/logout', {}, { 'x-csrf-token': csrf });
    expect(response.statusCode).toBe(503);
    expect(response.headers).not.toHaveProperty('clear-site-data');
  });
});
