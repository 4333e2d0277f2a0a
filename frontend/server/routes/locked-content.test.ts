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

/** Text for members only, which occurs nowhere else. */
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
const revealsContent = (body: string): boolean => body.includes('grille verte') || body.includes('baobab');

describe('members-only content', () => {
  it('is sent to members, and stored by no HTTP cache', async () => {
    const response = await member.send('GET', path);
    expect([
      response.statusCode,
      revealsContent(response.body),
      response.body.includes('id="locked"'),
    ]).toEqual([200, true, false]);
    expect([
      response.headers['cache-control'],
      response.headers['x-cache'],
      response.headers['etag'],
    ]).toEqual(['private, no-store', 'bypass', undefined]);
    for (const name of ['__Host-access-token', '__Host-refresh-token'])
      expect(response.body).not.toContain(member.cookies.get(name));
  });

  it('is never in the page of a visitor, whatever the order of requests', async () => {
    await member.send('GET', path);
    const visits = [await visit(), await visit()];
    for (const response of visits) {
      expect([
        response.statusCode,
        revealsContent(response.body),
        response.body.includes('id="locked"'),
      ]).toEqual([200, false, true]);
      expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=60');
      expect(response.body).not.toContain('Awa');
    }
    expect(visits[1]?.headers['x-cache']).toBe('hit');
    expect(revealsContent((await member.send('GET', path)).body)).toBe(true);
  });

  it('does not leak between concurrent requests', async () => {
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? member : test.browser()).send('GET', path)),
    );
    expect(pages.map(({ body }) => revealsContent(body))).toEqual(pages.map((_, index) => index % 2 === 1));
  });

  it('is not revealed for a flag, a forged token or an old one', async () => {
    const tries: [string, string][][] = [
      [['auth-check', '1']],
      [['__Host-access-token', 'a.b.c']],
      [['__Host-refresh-token', `${'x'.repeat(22)}.${'y'.repeat(43)}`]],
      [...member.cookies].filter(([name]) => name === 'user' || name === 'auth-check'),
    ];
    for (const cookies of tries) {
      const browser = test.browser();
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      expect([cookies, revealsContent((await browser.send('GET', path)).body)]).toEqual([cookies, false]);
    }
    test.accounts.endAll();
    const response = await member.send('GET', path);
    expect([revealsContent(response.body), response.headers['cache-control']]).toEqual([
      false,
      'private, no-store',
    ]);
  });

  it('is not revealed while WordPress is down once the proof of a session has expired', async () => {
    await member.send('GET', path);
    await visit();
    await test.wordpress.stop();
    onTestFinished(() => test.wordpress.start());
    expect(revealsContent((await member.send('GET', path)).body)).toBe(true);
    test.clock.advance(limits.session.proofFresh);
    for (const browser of [member, test.browser()]) {
      const response = await browser.send('GET', path);
      expect([response.statusCode, revealsContent(response.body)]).toEqual([200, false]);
    }
  });

  it('is not made again for visitors by a change of it', async () => {
    await member.send('GET', path);
    await visit();
    await test.purge(['catalogue', `path:${path}`]);
    expect(revealsContent((await visit()).body)).toBe(false);
  });

  it('is not returned by /api/graphql to visitors, nor to caches', async () => {
    const variables = { language: 'FR', slug };
    const asked = { operationId: CallOperation.id, variables };
    const headers = { origin: 'https://passerelle.test' };
    const own = await member.send('POST', '/api/graphql', { payload: asked, headers });
    expect([own.statusCode, revealsContent(own.body), own.headers['cache-control']]).toEqual([
      200,
      true,
      'no-store',
    ]);
    const parameters = new URLSearchParams({
      operationId: asked.operationId,
      variables: JSON.stringify(variables),
    });
    for (const browser of [test.browser(), member]) {
      const response = await browser.send('GET', `/api/graphql?${parameters}`);
      const isCacheable = !String(response.headers['cache-control']).includes('no-store');
      expect([response.statusCode, isCacheable && revealsContent(response.body)]).toEqual([200, false]);
    }
    expect(revealsContent((await test.browser().send('GET', `/api/graphql?${parameters}`)).body)).toBe(false);
  });

  it('is not in cache dumps of administrators', async () => {
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
    expect([response.statusCode, revealsContent(response.body)]).toEqual([200, false]);
    expect(response.body).toContain(slug);
  });
});
