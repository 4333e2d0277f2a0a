import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignInViewData } from '../../shared/forms/auth-forms.ts';
import { LayoutOperation } from '../../shared/graphql/generated/operations.ts';
import type { Render } from '../pages/page-renderer.ts';
import { type AuthSite, Browser, site, startAuthSite } from '../testing/auth-site.ts';
import { password, user } from '../testing/fake-accounts.ts';
import { readEcho, renderEcho } from '../testing/echo-page.ts';

/** A page of which there are no copies. */
const ownPage = '/own/';

/** The dashboard needs somebody, other pages greet who is there. */
const render: Render = async (page) => {
  await page.query(LayoutOperation, { language: 'FR' }).catch(() => undefined);
  const echo = await renderEcho(page);
  const needsSession = page.url.pathname.startsWith('/tableau-de-bord/') && !page.visit;
  return needsSession
    ? { ...echo, status: 302, redirect: '/se-connecter/', cacheable: false }
    : { ...echo, cacheable: page.url.pathname !== ownPage };
};
const readViewData = readEcho<SignInViewData>;

let test: AuthSite;
let browser: Browser;
beforeEach(async () => {
  test = await startAuthSite({ render });
  browser = test.browser();
});
afterEach(() => test.close());

const right = { email: user.email, password };

async function tokenOf(by: Browser, path = '/se-connecter/'): Promise<string> {
  return readViewData((await by.send('GET', path)).body).viewData?.csrfToken ?? '';
}
async function signIn(by: Browser): Promise<void> {
  const response = await by.postForm('/se-connecter/', { ...right, csrf: await tokenOf(by) });
  expect(response.statusCode).toBe(303);
}

const openPage = (by: Browser) =>
  by.send('POST', '/api/graphql', {
    payload: { operationId: LayoutOperation.id, variables: { language: 'FR' } },
    headers: { origin: site },
  });

const required = (path: string) => ({ path, code: 'required', message: 'Ce champ est obligatoire.' });

describe('the form', () => {
  it('is made for each visitor, with the way back if it is one of ours', async () => {
    const response = await browser.send('GET', '/en/login/?next=%2Fen%2Fsearch%2F%3Fq%3Da');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(readViewData(response.body).viewData).toEqual({
      csrfToken: expect.stringMatching(/^\w+\.[\w-]{43}$/),
      next: '/en/search/?q=a',
      intent: '',
      social: [],
      values: {},
      notice: '',
    });
    expect(
      readViewData((await browser.send('GET', '/se-connecter/?next=//evil.example/')).body).viewData?.next,
    ).toBe('');
  });

  it.each([
    ['/se-connecter/', {}, '/tableau-de-bord/pour-vous/'],
    ['/en/login/', {}, '/en/dashboard/for-you/'],
    ['/se-connecter/', { next: '/initiative/?page=2' }, '/initiative/?page=2'],
    ['/se-connecter/', { next: 'https://evil.example/' }, '/tableau-de-bord/pour-vous/'],
  ])('on %s with %j leads to the right place', async (path, more, location) => {
    const csrf = await tokenOf(browser);
    const response = await browser.postForm(path, { ...right, ...more, csrf });
    expect([response.statusCode, response.headers['location'], response.headers['cache-control']]).toEqual([
      303,
      location,
      'private, no-store',
    ]);
    expect([...browser.cookies.keys()].toSorted()).toEqual(
      [
        '__Host-access-token',
        '__Host-known-device',
        '__Host-refresh-token',
        'auth-check',
        'cookie-check',
        'user',
      ].toSorted(),
    );
  });

  const refusals: [name: string, fields: Record<string, string>, status: number, problem: object][] = [
    ['a wrong password', { ...right, password: 'wrong' }, 422, { code: 'invalid_credentials', fields: [] }],
    [
      'no password',
      { email: user.email, password: '' },
      422,
      { code: 'fields_missing', fields: [required('password')] },
    ],
    [
      'nothing',
      { email: ' ', password: '' },
      422,
      { code: 'fields_missing', fields: [required('email'), required('password')] },
    ],
    ['a forged token', { ...right, csrf: 'forged' }, 403, { code: 'csrf_invalid', fields: [] }],
    ['no token', { ...right, csrf: '' }, 403, { code: 'csrf_invalid', fields: [] }],
  ];
  it.each(refusals)('is refilled after %s', async (_name, fields, status, problem) => {
    const csrf = await tokenOf(browser);
    const response = await browser.postForm('/se-connecter/', { csrf, next: '/evenement/', ...fields });
    expect(response.statusCode).toBe(status);
    expect(readViewData(response.body).viewData).toEqual({
      csrfToken: expect.any(String),
      intent: '',
      next: '/evenement/',
      notice: '',
      social: [],
      problem: { ...problem, message: expect.stringMatching(/^\p{Lu}.+\.$/u) },
      values: { email: [fields['email'] ?? user.email] },
    });
    expect(response.body).not.toContain(password);
    const token = readViewData(response.body).viewData?.csrfToken ?? '';
    expect((await browser.postForm('/se-connecter/', { ...right, csrf: token })).statusCode).toBe(303);
  });

  it('returns how many minutes to wait', async () => {
    const csrf = await tokenOf(browser);
    test.accounts.throttledFor = 61;
    const response = await browser.postForm('/se-connecter/', { ...right, csrf });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '61']);
    expect(readViewData(response.body).viewData).toMatchObject({
      problem: { code: 'rate_limited', wait: 2 },
      values: { email: [user.email] },
    });
  });

  it('is refilled while WordPress is down', async () => {
    const csrf = await tokenOf(browser);
    await test.wordpress.stop();
    const response = await browser.postForm('/se-connecter/', { ...right, csrf });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
    expect(readViewData(response.body).viewData).toMatchObject({
      problem: { code: 'content_system_unavailable' },
      values: { email: [user.email] },
    });
  });

  it('returns an error to a browser without cookies', async () => {
    const csrf = await tokenOf(browser);
    const response = await new Browser(test).postForm('/se-connecter/', { ...right, csrf });
    expect([response.statusCode, readViewData(response.body).viewData?.problem?.code]).toEqual([
      403,
      'cookies_refused',
    ]);
  });

  const foreign: [name: string, headers: Record<string, string>, status: number][] = [
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['JSON', { 'content-type': 'application/json' }, 415],
    ['plain text', { 'content-type': 'text/plain' }, 415],
  ];
  it.each(foreign)('refuses %s', async (_name, headers, status) => {
    const csrf = await tokenOf(browser);
    const isJson = headers['content-type'] === 'application/json';
    const response = isJson
      ? await browser.send('POST', '/se-connecter/', { payload: '{}', headers })
      : await browser.postForm('/se-connecter/', { ...right, csrf }, headers);
    expect([response.statusCode, test.accounts.activeSessions]).toEqual([status, 0]);
  });
});

describe('signing out', () => {
  it('ends the session and shows a notice', async () => {
    await signIn(browser);
    const csrf = readViewData((await browser.send('GET', ownPage)).body).visit?.csrfToken ?? '';
    const response = await browser.postForm('/en/login/', { csrf, intent: 'sign-out' });
    expect([response.statusCode, response.headers['location'], test.accounts.activeSessions]).toEqual([
      303,
      '/en/login/?notice=signed-out',
      0,
    ]);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['__Host-known-device', 'cookie-check']);
    expect(
      readViewData((await browser.send('GET', '/en/login/?notice=signed-out')).body).viewData?.notice,
    ).toBe('signed-out');
  });

  it('needs the token of the session', async () => {
    await signIn(browser);
    const csrf = await tokenOf(test.browser());
    const response = await browser.postForm('/se-connecter/', { csrf, intent: 'sign-out' });
    expect([response.statusCode, test.accounts.activeSessions]).toEqual([403, 1]);
  });
});

describe('pages', () => {
  it('are rendered for the signed-in user, and not cached', async () => {
    const visitors = await test.browser().send('GET', ownPage);
    await signIn(browser);
    const response = await browser.send('GET', ownPage);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(readViewData(response.body).visit).toEqual({
      id: 7,
      firstName: 'Awa',
      lastName: 'Sarr',
      isOnboarded: true,
      csrfToken: expect.any(String),
    });
    const asked = test.wordpress.received.findLast(({ operationName }) => operationName === 'Layout');
    expect(asked?.headers['authorization']).toBe(`Bearer ${browser.held('__Host-access-token')}`);
    expect((await test.browser().send('GET', ownPage)).body).toBe(visitors.body);
    expect(visitors.body).not.toContain('Awa');
  });

  it('renew the session on their way', async () => {
    await signIn(browser);
    browser.cookies.delete('__Host-access-token');
    expect(readViewData((await browser.send('GET', ownPage)).body).visit?.firstName).toBe('Awa');
    expect([browser.cookies.has('__Host-access-token'), test.accounts.rotations]).toEqual([true, 1]);
  });

  it('are those of visitors once the session is over, and its cookies are cleared', async () => {
    await signIn(browser);
    test.accounts.endAll();
    const response = await browser.send('GET', ownPage);
    expect([
      response.statusCode,
      readViewData(response.body).visit,
      response.headers['cache-control'],
    ]).toEqual([200, undefined, 'private, no-store']);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['__Host-known-device', 'cookie-check']);
    expect((await browser.send('GET', '/tableau-de-bord/pour-vous/')).statusCode).toBe(302);
  });

  it('are those of visitors while WordPress is down, and sessions remain', async () => {
    await test.browser().send('GET', ownPage);
    await signIn(browser);
    browser.cookies.delete('__Host-access-token');
    await test.wordpress.stop();
    const response = await browser.send('GET', ownPage);
    expect([response.statusCode, readViewData(response.body).visit]).toEqual([200, undefined]);
    expect(browser.cookies.has('__Host-refresh-token')).toBe(true);
  });

  it('do not believe a name that was not written here', async () => {
    await signIn(browser);
    const forged = Buffer.from(
      JSON.stringify({ id: 1, firstName: 'Admin', lastName: '', email: '' }),
    ).toString('base64url');
    browser.cookies.set('user', `${forged}.${'a'.repeat(43)}`);
    expect(readViewData((await browser.send('GET', ownPage)).body).visit?.firstName).toBe('Awa');
  });
});

describe('/api/graphql', () => {
  it('queries as the signed-in user', async () => {
    await signIn(browser);
    const response = await openPage(browser);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const asked = test.wordpress.received.findLast(({ operationName }) => operationName === 'Layout');
    expect(asked?.headers['authorization']).toBe(`Bearer ${browser.held('__Host-access-token')}`);
  });

  it('returns an error when the session is over', async () => {
    await signIn(browser);
    test.accounts.endAll();
    const response = await openPage(browser);
    expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([
      401,
      'session_expired',
    ]);
    expect(browser.cookies.has('auth-check')).toBe(false);
  });
});
