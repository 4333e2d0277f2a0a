import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from '../../testing/render.ts';
import { type AuthSite, type Browser, startAuthSite } from '../../testing/auth-site.ts';
import { user } from '../../testing/fake-accounts.ts';
import { data } from '../../testing/fake-wordpress.ts';

/** Roles that may, followed by people with every other right, who may not. */
const administrators = ['administrator', 'super_administrateur'];
const others = ['beneficiaire', 'operateur', 'moderateur', 'editor'];
const dumpPath = '/apollo-cache-dump/?path=%2Fpolitique-de-confidentialite';
const file = '/apollo-cache-dump/cache.json?path=%2Fpolitique-de-confidentialite';
const privacyTitle = 'Confidentialité des données';

let test: AuthSite;
let browser: Browser;
beforeEach(async () => {
  test = await startAuthSite({ render });
  const accounts = test.accounts.answer;
  test.wordpress.answer = (query) =>
    query.operationName === 'Page'
      ? data({
          passerellePage: {
            __typename: 'PasserellePage',
            title: privacyTitle,
            content: '<p>Rien.</p>',
            language: 'FR',
            modifiedAt: '2026-11-01T00:00:00Z',
          },
        })
      : accounts(query);
  browser = test.browser();
});
afterEach(() => test.close());

async function signInAs(role: string): Promise<void> {
  test.accounts.person = { ...user, roles: [{ name: role }], capabilities: ['moderate_content'] };
  expect((await browser.signIn()).statusCode).toBe(200);
}
const flush = (csrf: string, headers: Record<string, string> = {}, path = '/flush-cache/') =>
  browser.postForm(path, { csrf }, headers);
/** Keeps the page of privacy for visitors. @returns whether it was kept already */
async function visit(): Promise<string | undefined> {
  const { headers } = await test.get('/politique-de-confidentialite');
  return String(headers['x-cache']);
}

describe('the pages of administrators', () => {
  it.each([
    ['/flush-cache/', '/se-connecter/?next=%2Fflush-cache%2F'],
    ['/en/flush-cache/', '/en/login/?next=%2Fen%2Fflush-cache%2F'],
    ['/apollo-cache-dump/', '/se-connecter/?next=%2Fapollo-cache-dump%2F'],
  ])('%s leads visitors to the sign-in page and back', async (path, location) => {
    const response = await browser.send('GET', path);
    expect([response.statusCode, response.headers['location'], response.headers['cache-control']]).toEqual([
      302,
      location,
      'private, no-store',
    ]);
    expect(test.wordpress.received.map(({ operationName }) => operationName)).not.toContain('SignedInUser');
  });

  it.each(
    others.flatMap((role) =>
      ['/flush-cache/', '/en/apollo-cache-dump/', dumpPath].map((path) => [role, path]),
    ),
  )('are forbidden to %s: %s', async (role, path) => {
    await visit();
    await signInAs(role ?? '');
    const response = await browser.send('GET', path ?? '');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([403, 'private, no-store']);
    expect(response.body).toMatch(/Interdit|Forbidden/);
    expect(response.body).not.toContain(privacyTitle);
  });

  it('are forbidden after the loss of the role, whatever the cookies', async () => {
    await signInAs('administrator');
    expect((await browser.send('GET', '/flush-cache/')).statusCode).toBe(200);
    test.accounts.person = user;
    expect((await browser.send('GET', '/flush-cache/')).statusCode).toBe(403);
  });
});

describe('the cache dump of a page', () => {
  it.each(administrators)('is available to %s, and as a file', async (role) => {
    await signInAs(role);
    const page = await browser.send('GET', dumpPath);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(page.body).toContain(privacyTitle);
    const response = await browser.send('GET', file);
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['cache-control'],
    ]).toEqual([200, 'application/json; charset=utf-8', 'private, no-store']);
    expect(response.json()).toEqual({
      path: '/politique-de-confidentialite',
      status: 200,
      madeAt: '2026-11-21T12:00:00.000Z',
      tags: expect.arrayContaining(['path:/politique-de-confidentialite']) as string[],
      operations: expect.arrayContaining([
        { name: 'Page', variables: { language: 'FR', key: 'privacy' } },
      ]) as object[],
      cache: { ROOT_QUERY: expect.objectContaining({ __typename: 'Query' }) as object },
    });
    expect(response.body).toContain(privacyTitle);
  });

  it('has the data of visitors, not of the administrator', async () => {
    await signInAs('administrator');
    test.wordpress.received.length = 0;
    await browser.send('GET', file);
    const asked = test.wordpress.received.filter(({ operationName }) => operationName !== 'SignedInUser');
    expect(asked.map(({ headers }) => headers['authorization'])).toEqual(asked.map(() => undefined));
    expect(asked.length).toBeGreaterThan(0);
    expect((await browser.send('GET', file)).body).not.toContain(user.email);
  });

  it.each([
    ['/se-connecter/', 'est propre à chaque personne'],
    ['/en/dashboard/for-you/', 'est propre à chaque personne'],
    ['politique', 'pas le chemin'],
    ['/%00/', 'pas le chemin'],
    [`/${'a'.repeat(3_000)}/`, 'pas le chemin'],
  ])('returns the reason for no dump of %s', async (path, reason) => {
    await signInAs('administrator');
    const query = new URLSearchParams({ path });
    const page = await browser.send('GET', `/apollo-cache-dump/?${query}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(reason);
    expect((await browser.send('GET', `/apollo-cache-dump/cache.json?${query}`)).statusCode).toBe(400);
  });

  it('follows an address that is written another way', async () => {
    await signInAs('administrator');
    const response = await browser.send(
      'GET',
      '/apollo-cache-dump/cache.json?path=/politique-de-confidentialite/',
    );
    expect(response.json()).toMatchObject({ path: '/politique-de-confidentialite', status: 200 });
  });

  it.each(others)('is no file for %s', async (role) => {
    await signInAs(role);
    const response = await browser.send('GET', file);
    expect([response.statusCode, response.body.includes(privacyTitle)]).toEqual([403, false]);
  });

  it('is no file for visitors', async () => {
    const response = await browser.send('GET', file);
    expect([response.statusCode, response.body.includes(privacyTitle)]).toEqual([401, false]);
  });
});

describe('emptying the caches', () => {
  it.each([
    ['administrator', '/flush-cache/'],
    ['super_administrateur', '/en/flush-cache/'],
  ])('makes every page anew, for %s on %s', async (role, path) => {
    await signInAs(role);
    expect([await visit(), await visit()]).toEqual(['miss', 'hit']);
    const response = await flush(await browser.csrf(), {}, path);
    expect([response.statusCode, response.headers['location']]).toEqual([303, `${path}?outcome=done`]);
    expect(await visit()).toBe('miss');
    const answer = await browser.send('GET', `${path}?outcome=done`);
    expect(answer.body).toMatch(/Les caches ont été vidés|The caches have been cleared/);
    expect(test.logs.filter(({ msg }) => msg === 'all caches emptied')).toEqual([
      expect.objectContaining({ userId: user.id, forgotten: expect.any(Number) as number }),
    ]);
  });

  it('shows the sizes of the caches', async () => {
    await visit();
    await signInAs('administrator');
    const { body } = await browser.send('GET', '/flush-cache/');
    expect(body).toMatch(/<th scope="row">Pages<\/th><td>1<\/td>/);
  });

  it('is not for a GET', async () => {
    await visit();
    await signInAs('administrator');
    await browser.send('GET', '/flush-cache/');
    expect(await visit()).toBe('hit');
  });

  it.each(others)('is not for %s', async (role) => {
    await visit();
    await signInAs(role);
    expect((await flush(await browser.csrf())).statusCode).toBe(403);
    expect(await visit()).toBe('hit');
  });

  it('leads visitors to the sign-in page', async () => {
    await visit();
    const response = await flush(await browser.csrf());
    expect([response.statusCode, response.headers['location']]).toEqual([
      303,
      '/se-connecter/?next=%2Fflush-cache%2F',
    ]);
    expect(await visit()).toBe('hit');
  });

  const refused = '/flush-cache/?outcome=csrf';
  const refusals: [
    name: string,
    csrf: string | undefined,
    headers: Record<string, string>,
    status: number,
    location?: string,
  ][] = [
    ['no token', '', {}, 303, refused],
    ['a forged token', 'forged.token', {}, 303, refused],
    ['a foreign origin', undefined, { origin: 'https://evil.example' }, 403],
    ['another site', undefined, { 'sec-fetch-site': 'cross-site' }, 403],
    ['plain text', undefined, { 'content-type': 'text/plain' }, 415],
  ];
  it.each(refusals)('does not happen with %s', async (_name, csrf, headers, status, location) => {
    await visit();
    await signInAs('administrator');
    const response = await flush(csrf ?? (await browser.csrf()), headers);
    expect([response.statusCode, response.headers['location']]).toEqual([status, location]);
    expect(await visit()).toBe('hit');
  });
});
