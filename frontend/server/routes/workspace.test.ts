import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../shared/config/routes.ts';
import { withReturn } from '../../shared/links/return-path.ts';
import { type AuthSite, type Browser, startAuthSite } from '../testing/auth-site.ts';
import { user } from '../testing/fake-accounts.ts';
import { data } from '../testing/fake-wordpress.ts';
import { render } from '../testing/render.ts';

const space = { fr: '/tableau-de-bord/pour-vous/', en: '/en/dashboard/for-you/' } as const;
let test: AuthSite;
let member: Browser;

beforeAll(async () => {
  test = await startAuthSite({ render });
  member = test.browser();
  await member.signIn();
});
beforeEach(() => {
  test.accounts.person = user;
  test.wordpress.answer = (query) =>
    query.operationName === 'Layout'
      ? data({ passerelleLayout: { siteName: 'Passerelle', description: '', sectors: [], types: [] } })
      : test.accounts.answer(query);
});
afterAll(() => test.close());

const stateOf = (body: string): { cache: Record<string, unknown>; loaderData: object; errors: object } =>
  JSON.parse(/<script id="workspace-state" type="application\/json">(.*?)<\/script>/.exec(body)?.[1] ?? '');

describe('the first address of the workspace', () => {
  it.each([
    ['fr', 'Bonjour Awa', 'Se déconnecter'],
    ['en', 'Hello Awa', 'Sign out'],
  ] as const)('is complete HTML for its person alone (%s)', async (language, welcome, signOut) => {
    const { statusCode, headers, body } = await member.send('GET', space[language]);
    expect([statusCode, headers['cache-control'], headers['content-language'], headers.etag]).toEqual([
      200,
      'private, no-store',
      language,
      undefined,
    ]);
    expect(body).toContain(`<html lang="${language}" data-signed-in="7">`);
    for (const words of [welcome, signOut, 'src="/assets/workspace/entry-a1b2.js"'])
      expect(body).toContain(words);
  });

  it('sends the loaded data to the browser', async () => {
    const { body } = await member.send('GET', space.fr);
    const { cache, errors } = stateOf(body);
    expect(errors).toBeNull();
    expect(cache['PasserelleUser:7']).toMatchObject({ firstName: 'Awa', email: user.email });
  });

  it('escapes texts in the serialised state', async () => {
    test.accounts.person = { ...user, lastName: '</script><script>alert(1)</script>' };
    const { body } = await member.send('GET', space.fr);
    expect(body).not.toContain('<script>alert');
    expect(stateOf(body).cache['PasserelleUser:7']).toMatchObject({
      lastName: '</script><script>alert(1)</script>',
    });
  });

  it('queries the user once', async () => {
    test.wordpress.received.length = 0;
    await member.send('GET', space.fr);
    expect(test.wordpress.received.map(({ operationName }) => operationName)).toEqual([
      'SignedInUser',
      'ForYou',
      'WaitingItems',
    ]);
  });

  it('allows HTML through its Trusted Types policy only', async () => {
    const { headers } = await member.send('GET', space.fr);
    expect(headers['content-security-policy']).toContain(
      "; require-trusted-types-for 'script'; trusted-types worker default;",
    );
  });

  it('is another one for the next person', async () => {
    const [own, other] = [await member.send('GET', space.fr), await test.browser().send('GET', space.fr)];
    expect([own.statusCode, other.statusCode, other.body]).toEqual([200, 302, '']);
    expect(other.headers['cache-control']).toBe('private, no-store');
  });
});

describe('an address without a screen', () => {
  it('shows the error within the workspace to members', async () => {
    const { statusCode, body, headers } = await member.send('GET', '/tableau-de-bord/rien/');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-store']);
    expect(body).toContain('Page introuvable');
    expect(body).toContain('aria-label="Votre espace"');
    expect(stateOf(body).errors).toEqual({ notFound: { status: 404, data: null } });
  });

  it('is nowhere for visitors', async () => {
    const { statusCode, body } = await test.browser().send('GET', '/tableau-de-bord/rien/');
    expect([statusCode, body.includes('Page introuvable'), body.includes('workspace')]).toEqual([
      404,
      true,
      false,
    ]);
  });
});

it('visitors who apply to a call come back to it when they have signed in', async () => {
  for (const [language, query] of [
    ['fr', '?appel=12&structure=7'],
    ['en', '?call=12'],
  ] as const) {
    const path = pathTo('newApplication', language) + query;
    const { statusCode, headers } = await test.browser().send('GET', path);
    expect([statusCode, headers['location']]).toEqual([302, withReturn(pathTo('login', language), path)]);
  }
});

it('the navigation has only permitted entries', async () => {
  const links = async (): Promise<string[]> => {
    const { body } = await member.send('GET', space.fr);
    const rail = /<nav[^>]* aria-label="Votre espace">(.*?)<\/nav>/.exec(body)?.[1] ?? '';
    return [...rail.matchAll(/href="([^"]+)"/g)].map(([, path]) => path ?? '');
  };
  const own = (
    [
      'ownInitiatives',
      'ownEvents',
      'ownResources',
      'ownProjects',
      'ownApplications',
      'profileForm',
      'structures',
      'favourites',
      'stats',
      'trends',
    ] as const
  ).map((route) => pathTo(route, 'fr'));
  expect(await links()).toEqual([space.fr, ...own, '/parametres/']);
  test.accounts.person = { ...user, roles: [{ name: 'editor' }] };
  expect(await links()).toEqual([space.fr, ...own, '/parametres/', '/administration/']);
  test.accounts.person = { ...user, capabilities: ['moderate_content'] };
  expect(await links()).toEqual([space.fr, ...own, pathTo('moderations', 'fr'), '/parametres/']);
  test.accounts.person = { ...user, capabilities: ['edit_call_for_applications'] };
  expect(await links()).toContain(pathTo('ownCalls', 'fr'));
});

it.each([
  pathTo('moderations', 'fr'),
  pathTo('moderateInitiative', 'fr', { id: '1' }),
  pathTo('moderations', 'en'),
])('a screen that a member has no right to is forbidden: %s', async (path) => {
  const refused = await member.send('GET', path);
  expect([refused.statusCode, /<h1[^>]*>(.*?)<\/h1>/.exec(refused.body)?.[1]]).toEqual([
    403,
    path.startsWith('/en/') ? 'Forbidden' : 'Interdit',
  ]);
});

it('data-light is remembered on the way, and sends no font', async () => {
  const browser = test.browser();
  await browser.signIn();
  const switched = await browser.send('GET', `${space.fr}?data-light=on`);
  expect([switched.statusCode, switched.headers.location]).toEqual([303, space.fr]);
  const { body } = await browser.send('GET', space.fr);
  expect([body.includes('data-light="on"'), body.includes('as="font"')]).toEqual([true, false]);
});
