import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { type Browser, codeOf, startAuthSite } from '../../testing/auth-site.ts';
import { render } from '../../testing/render.ts';
import { type Returned, SocialSite } from '../../testing/social-site.ts';

let site: SocialSite;
beforeEach(async () => {
  site = await SocialSite.start();
});
afterEach(() => site.close());

/** Opens a page. @returns what it shows, and what its forms would send */
async function open(browser: Browser, url: string) {
  return read(await browser.send('GET', url));
}

function read(response: Awaited<ReturnType<Browser['send']>>) {
  const { document } = new Window();
  document.write(response.body);
  const forms = [...document.querySelectorAll('main form')].map((form) => ({
    action: form.getAttribute('action'),
    data: form.getAttribute('data-form'),
    fields: Object.fromEntries(
      [...form.querySelectorAll('input')].map((input) => [
        input.getAttribute('name'),
        input.getAttribute('value'),
      ]),
    ) as Record<string, string>,
  }));
  return {
    status: response.statusCode,
    headers: response.headers,
    language: document.documentElement.getAttribute('lang'),
    text: document.querySelector('main')?.textContent ?? '',
    // Without the frame's own: home, and back to the top.
    links: [...document.querySelectorAll('main a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((link) => !/^(\/|\/en\/|#top)$/.test(link)),
    forms,
  };
}

const send = (browser: Browser, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  browser.postForm('/oauth/', fields, headers);

const addressOf = (returned: Returned): string => `/oauth/?${new URLSearchParams({ ...returned })}`;

/** Goes to the network and back. @returns what the page then sends */
async function comeBack(browser: Browser, person: string, provider = 'google', query = '') {
  const page = await open(browser, addressOf(await site.away(browser, person, provider, query)));
  return send(browser, page.forms[0]?.fields ?? {});
}

describe('GET /oauth/', () => {
  it.each([
    ['fr', '', 'Connexion en cours…'],
    ['en', '?language=en', 'Signing in…'],
  ])('contains the parameters of the callback, and consumes nothing (%s)', async (language, query, text) => {
    const browser = site.browser();
    const returned = await site.away(browser, 'awa-1', 'google', query);
    for (const page of [await open(browser, addressOf(returned)), await open(browser, addressOf(returned))]) {
      expect([page.status, page.language, page.forms]).toEqual([
        200,
        language,
        [
          {
            action: '/oauth/',
            data: 'send-now',
            fields: { csrf: expect.any(String) as string, ...returned },
          },
        ],
      ]);
      expect(page.text).toContain(text);
      expect(page.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
        'content-language': language,
      });
    }
    expect(site.auth.wordpress.received.map(({ operationName }) => operationName)).not.toContain(
      'SocialSignIn',
    );
  });

  it('works with the network’s own form of the address', async () => {
    const response = await site.browser().send('GET', '/oauth?code=a&state=b');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/oauth/?code=a&state=b']);
  });

  it('shows that consent was refused at the provider', async () => {
    const browser = site.browser();
    const refused = await site.through(await site.start(browser, 'google', '?language=en'), 'nobody');
    expect(refused['error']).toBe('access_denied');
    const page = await open(browser, `/oauth/?${new URLSearchParams(refused)}`);
    expect([page.status, page.language, page.forms, page.links]).toEqual([200, 'en', [], ['/en/login/']]);
    expect(page.text).toContain('You didn’t give your consent');
  });

  it.each([
    ['/oauth/', 'Cette connexion a déjà servi'],
    ['/oauth/?code=x', 'Cette connexion a déjà servi'],
    ['/oauth/?state=x', 'Cette connexion a déjà servi'],
    [`/oauth/?code=${'x'.repeat(limits.socialLogin.codeLength + 1)}&state=x`, 'Cette connexion a déjà servi'],
    ['/oauth/?error=server_error', 'Une erreur est survenue pendant la connexion'],
    ['/oauth/?error=<script>alert(1)</script>', 'Une erreur est survenue pendant la connexion'],
  ])('is a page with instructions (%#)', async (url, text) => {
    const page = await open(site.browser(), url);
    expect([page.status, page.forms, page.links]).toEqual([400, [], ['/se-connecter/']]);
    expect(page.text).toContain(text);
    expect(page.text).not.toContain('alert(1)');
  });

  it('has one address', async () => {
    expect((await site.browser().send('GET', '/en/oauth/')).statusCode).toBe(404);
  });

  it('is no page where no network is configured', async () => {
    const bare = await startAuthSite({ render });
    const browser = bare.browser();
    const statuses = [
      await browser.send('GET', '/oauth/?code=a&state=b'),
      await browser.send('POST', '/oauth/', { payload: {} }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 405]);
    expect((await browser.send('GET', '/se-connecter/')).body).not.toContain('oauth');
    await bare.close();
  });
});

describe('POST /oauth/', () => {
  it('signs in and goes where the person wanted to go', async () => {
    site.linked.add('google awa-1');
    const browser = site.browser();
    const response = await comeBack(browser, 'awa-1', 'google', '?language=en&next=/en/event/?page=2');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/en/event/?page=2']);
    expect(browser.cookies.has('__Host-refresh-token')).toBe(true);
  });

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', '/api/auth/logout'])(
    'goes nowhere else (%s)',
    async (next) => {
      site.linked.add('google awa-1');
      const browser = site.browser();
      const response = await comeBack(browser, 'awa-1', 'google', `?next=${encodeURIComponent(next)}`);
      expect([response.statusCode, response.headers.location]).toEqual([303, '/tableau-de-bord/pour-vous/']);
    },
  );

  it('redirects a new user to the page for completing the account', async () => {
    const browser = site.browser();
    const response = await comeBack(browser, 'new-1');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/activer/']);
    expect(browser.cookies.has('__Host-demand-access-token')).toBe(true);
  });

  it('shows that it was used already, in the language of its start', async () => {
    site.linked.add('google awa-1');
    const browser = site.browser();
    const { forms } = await open(
      browser,
      addressOf(await site.away(browser, 'awa-1', 'google', '?language=en')),
    );
    const [first, again] = [
      await send(browser, forms[0]?.fields ?? {}),
      await send(browser, forms[0]?.fields ?? {}),
    ];
    expect([first.statusCode, first.headers.location]).toEqual([303, '/en/dashboard/for-you/']);
    const page = read(again);
    // The session that was begun has forms with tokens of its own: the page of before is refused with it.
    expect([page.status, page.language, page.links]).toEqual([403, 'en', ['/en/login/']]);
    expect(page.text).toContain('This sign-in has already been used');
  });

  it('links two accounts after both are proven', async () => {
    const browser = site.browser();
    const arrived = await comeBack(browser, 'awa-1', 'google', '?language=en&next=/en/event/');
    expect([arrived.statusCode, arrived.headers.location]).toEqual([303, '/oauth/']);
    const before = await open(browser, '/oauth/');
    expect([before.status, before.language]).toEqual([200, 'en']);
    expect(before.text).toContain('awa@example.test already has a Passerelle account.');
    expect(before.links).toEqual(['/en/login/?next=%2Foauth%2F']);
    // Nothing is linked for somebody who has only proven the one.
    const early = await send(browser, { ...before.forms[0]?.fields, intent: 'link' });
    expect([early.statusCode, early.headers.location]).toEqual([303, '/en/login/?next=%2Foauth%2F']);
    expect(site.linked).toEqual(new Set());

    await browser.signIn();
    const page = await open(browser, '/oauth/');
    expect(page.text).toContain('“awa@example.test” open Awa Sarr’s Passerelle account');
    expect(page.forms.map(({ fields }) => fields['intent'])).toEqual(['link', 'cancel-link']);
    const linked = await send(browser, page.forms[0]?.fields ?? {});
    expect([linked.statusCode, linked.headers.location]).toEqual([303, '/en/event/']);
    expect(site.linked).toEqual(new Set(['google awa-1']));
    expect(browser.cookies.has('__Host-oauth-link')).toBe(false);
    const next = site.browser();
    expect((await comeBack(next, 'awa-1')).headers.location).toBe('/tableau-de-bord/pour-vous/');
  });

  it('offers to link where the network passes no address on', async () => {
    const browser = site.browser();
    const page = read(await comeBack(browser, 'silent-1'));
    expect([page.status, page.links]).toEqual([
      400,
      ['/se-connecter/?next=%2Foauth%2F', '/creer-un-compte/'],
    ]);
    expect(page.text).toContain('nécessite une adresse e-mail vérifiée par ce réseau');
    await browser.signIn();
    const asked = await open(browser, '/oauth/');
    expect(asked.text).toContain('Le compte Google «\u00a0Sidi\u00a0» doit-il ouvrir');
    expect((await send(browser, asked.forms[0]?.fields ?? {})).statusCode).toBe(303);
    expect(site.linked).toEqual(new Set(['google silent-1']));
  });

  it('accepts a refusal', async () => {
    const browser = site.browser();
    await comeBack(browser, 'awa-1');
    const { forms } = await open(browser, '/oauth/');
    const response = await send(browser, forms.at(-1)?.fields ?? {});
    expect([response.statusCode, response.headers.location]).toEqual([303, '/se-connecter/']);
    expect(browser.cookies.has('__Host-oauth-link')).toBe(false);
    expect((await open(browser, '/oauth/')).status).toBe(400);
  });

  it('rejects expired and forged pending links', async () => {
    const browser = site.browser();
    await comeBack(browser, 'awa-1');
    const kept = browser.cookies.get('__Host-oauth-link') ?? '';
    browser.cookies.set(
      '__Host-oauth-link',
      kept.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A')).slice(3),
    );
    expect((await open(browser, '/oauth/')).status).toBe(400);
    browser.cookies.set('__Host-oauth-link', kept);
    expect((await open(browser, '/oauth/')).status).toBe(200);
    site.auth.clock.advance(limits.socialLogin.linkLifetime + 1);
    expect((await open(browser, '/oauth/')).status).toBe(400);
  });

  it.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['another origin', {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['another type', {}, { 'content-type': 'application/xml' }, 415],
    ['no token', { csrf: '' }, {}, 403],
    ['another token', { csrf: 'x.y' }, {}, 403],
    ['no cookies', {}, { cookie: '' }, 403],
    ['another intent', { intent: 'delete' }, {}, 400],
    ['no code', { code: '' }, {}, 403],
  ])('refuses %s', async (_name, over, headers, status) => {
    site.linked.add('google awa-1');
    const browser = site.browser();
    const { forms } = await open(browser, addressOf(await site.away(browser, 'awa-1')));
    const response = await send(browser, { ...forms[0]?.fields, ...over }, headers);
    expect(response.statusCode).toBe(status);
    expect(browser.cookies.has('__Host-refresh-token')).toBe(false);
  });
});

describe('sign-in and sign-up pages', () => {
  it.each([
    ['/se-connecter/?next=/event/', 'language=fr&next=%2Fevent%2F'],
    ['/en/sign-in/', 'language=en'],
  ])('has a button for each provider, with consent: %s', async (path, query) => {
    const page = await open(site.browser(), path);
    expect(page.links.filter((link) => link.startsWith('/api/'))).toEqual(
      ['google', 'linkedin', 'facebook'].map((name) => `/api/auth/oauth/${name}/start?${query}`),
    );
  });

  it.each(['/en/login/', '/en/sign-in/'])('requires consent first: %s', async (path) => {
    const page = await open(site.auth.browser(), path);
    expect(page.links.filter((link) => link.includes('oauth'))).toEqual([]);
    expect(page.links).toContain('/en/cookies/');
    expect(page.text).toContain('so social sign-in needs your consent');
    expect(page.text).toContain('Google · LinkedIn · Facebook');
  });

  it('is refused by no network that is not there', async () => {
    expect(codeOf(await site.start(site.browser(), 'github'))).toBe('not_found');
  });
});
