import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { render } from '../../src/app/entry-server.tsx';
import { CallOperation } from '../../shared/graphql/generated/operations.ts';
import { limits } from '../limits.ts';
import { type AuthSite, type Browser, startAuthSite } from '../testing/auth-site.ts';
import {
  answerByAudience,
  membersCallPath as path,
  membersCallSlug as slug,
} from '../testing/members-call.ts';

/** What only members may read, in words that stand nowhere else. */
const secret = 'Rendez-vous derrière la grille verte, mot de passe baobab';

let test: AuthSite;
let member: Browser;

// One site for all: that nothing of one visit is left to the next is what these tests are about.
beforeAll(async () => {
  test = await startAuthSite({ render });
  answerByAudience(test, { description: `<p>${secret}</p>` });
});
afterAll(() => test.close());
beforeEach(async () => {
  member = test.browser();
  await member.signIn();
  await test.purge(['catalogue', `path:${path}`]);
});

const visit = () => test.browser().send('GET', path);
const shows = (body: string): boolean => body.includes('grille verte') || body.includes('baobab');

describe('what is for members', () => {
  it('is shown to them, and kept by no cache outside', async () => {
    const response = await member.send('GET', path);
    expect([response.statusCode, shows(response.body), response.body.includes('id="locked"')]).toEqual([
      200,
      true,
      false,
    ]);
    expect([
      response.headers['cache-control'],
      response.headers['x-cache'],
      response.headers['etag'],
    ]).toEqual(['private, no-store', 'bypass', undefined]);
  });

  it('is never in the page of a visitor, whoever came first', async () => {
    await member.send('GET', path);
    const visits = [await visit(), await visit()];
    for (const response of visits) {
      expect([response.statusCode, shows(response.body), response.body.includes('id="locked"')]).toEqual([
        200,
        false,
        true,
      ]);
      expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=60');
      expect(response.body).not.toContain('Awa');
    }
    expect(visits[1]?.headers['x-cache']).toBe('hit');
    expect(shows((await member.send('GET', path)).body)).toBe(true);
  });

  it('does not cross over when both ask at the same moment', async () => {
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? member : test.browser()).send('GET', path)),
    );
    expect(pages.map(({ body }) => shows(body))).toEqual(pages.map((_, index) => index % 2 === 1));
  });

  it('is not shown for a flag, a forged token or an old one', async () => {
    const tries: [string, string][][] = [
      [['auth-check', '1']],
      [['__Host-access-token', 'a.b.c']],
      [['__Host-refresh-token', `${'x'.repeat(22)}.${'y'.repeat(43)}`]],
      [...member.cookies].filter(([name]) => name === 'user' || name === 'auth-check'),
    ];
    for (const cookies of tries) {
      const browser = test.browser();
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      expect([cookies, shows((await browser.send('GET', path)).body)]).toEqual([cookies, false]);
    }
    test.accounts.endAll();
    const response = await member.send('GET', path);
    expect([shows(response.body), response.headers['cache-control']]).toEqual([false, 'private, no-store']);
  });

  it('is not shown while WordPress is away once the proof of a session is too old', async () => {
    await member.send('GET', path);
    await visit();
    await test.wordpress.stop();
    onTestFinished(() => test.wordpress.start());
    expect(shows((await member.send('GET', path)).body)).toBe(true);
    test.clock.advance(limits.session.proofFresh);
    for (const browser of [member, test.browser()]) {
      const response = await browser.send('GET', path);
      expect([response.statusCode, shows(response.body)]).toEqual([200, false]);
    }
  });

  it('is not made again for visitors by a change of it', async () => {
    await member.send('GET', path);
    await visit();
    await test.purge(['catalogue', `path:${path}`]);
    expect(shows((await visit()).body)).toBe(false);
  });

  it('is not given by /api/graphql to visitors, nor to caches', async () => {
    const variables = { language: 'FR', slug };
    const asked = { operationId: CallOperation.id, variables };
    const headers = { origin: 'https://passerelle.test' };
    const own = await member.send('POST', '/api/graphql', { payload: asked, headers });
    expect([own.statusCode, shows(own.body), own.headers['cache-control']]).toEqual([200, true, 'no-store']);
    const parameters = new URLSearchParams({
      operationId: asked.operationId,
      variables: JSON.stringify(variables),
    });
    for (const browser of [test.browser(), member]) {
      const response = await browser.send('GET', `/api/graphql?${parameters}`);
      const isKept = !String(response.headers['cache-control']).includes('no-store');
      expect([response.statusCode, isKept && shows(response.body)]).toEqual([200, false]);
    }
    expect(shows((await test.browser().send('GET', `/api/graphql?${parameters}`)).body)).toBe(false);
  });

  it('is not in what administrators see of the cache', async () => {
    const { person } = test.accounts;
    test.accounts.person = { ...person, roles: [{ name: 'administrator' }] };
    onTestFinished(() => {
      test.accounts.person = person;
    });
    await member.send('GET', path);
    const response = await member.send(
      'GET',
      `/apollo-cache-dump/cache.json?path=${encodeURIComponent(path)}`,
    );
    expect([response.statusCode, shows(response.body)]).toEqual([200, false]);
    expect(response.body).toContain(slug);
  });
});
