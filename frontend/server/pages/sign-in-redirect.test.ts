import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from '../testing/render.ts';
import { type Language, languages } from '../../shared/config/locales.ts';
import { routes } from '../../shared/config/routes.ts';
import { intents } from '../../shared/forms/settings-forms.ts';
import { errorTitle } from '../../shared/config/errors.ts';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../testing/auth-site.ts';
import { hang, raw } from '../testing/fake-wordpress.ts';

let test: AuthSite;
let browser: Browser;
beforeEach(async () => {
  test = await startAuthSite({ render, timeouts: { read: 400, write: 400 } });
  browser = test.browser();
  const signedIn = await browser.signIn();
  if (signedIn.statusCode !== 200) throw new Error(`sign-in was answered ${signedIn.statusCode}`);
});
afterEach(() => test.close());

const signedInPages = ['settings', 'forYou', 'welcome', 'apolloCacheDump', 'flushCache'] as const;
const pathOf = (route: (typeof signedInPages)[number] | 'noProfile', language: Language): string =>
  route === 'forYou' ? routes.forYou[language] : routes[route][language];
const databaseError = raw(
  500,
  { 'content-type': 'text/html' },
  '<h1>Error establishing a database connection</h1>',
);
const outages: [name: string, begin: () => void | Promise<void>][] = [
  ['hangs', () => void (test.wordpress.answer = () => hang)],
  ['has no database', () => void (test.wordpress.answer = () => databaseError)],
  ['refuses connections', () => test.wordpress.stop()],
];

describe.each(outages)('WordPress %s', (_name, begin) => {
  const pages = signedInPages.flatMap((route) => languages.map((language) => [route, language] as const));

  it.each(pages)(
    '%s in %s is unavailable, without a redirect to the sign-in page',
    async (route, language: Language) => {
      await begin();
      for (const lost of [[], ['__Host-access-token', 'user']]) {
        for (const name of lost) browser.cookies.delete(name);
        const response = await browser.send('GET', pathOf(route, language));
        expect([response.statusCode, response.headers.location, response.headers['retry-after']]).toEqual([
          503,
          undefined,
          '10',
        ]);
        expect(response.body).toContain(errorTitle('content_system_unavailable', language));
        expect(response.headers['content-language']).toBe(language);
        expect(browser.cookies.has('__Host-refresh-token')).toBe(true);
      }
    },
  );

  it('the page for people without a profile is unavailable', async () => {
    await begin();
    const path = routes.noProfile.fr;
    expect((await browser.send('GET', path)).statusCode).toBe(503);
    browser.cookies.delete('__Host-access-token');
    expect((await browser.send('GET', path)).statusCode).toBe(503);
  });

  it.each(['/api/auth/get-auth', '/api/auth/user-details'])(
    '%s is unavailable, and the session stays',
    async (path) => {
      await begin();
      const response = await browser.send('GET', path);
      expect([response.statusCode, codeOf(response)]).toEqual([503, 'content_system_unavailable']);
      expect(browser.cookies.has('__Host-refresh-token')).toBe(true);
    },
  );

  it('a posted settings form is unavailable, without a redirect to the sign-in page', async () => {
    const page = await browser.send('GET', routes.login.fr);
    const csrf = /name="csrf" value="([^"]+)"/.exec(page.body)?.[1] ?? (await browser.csrf());
    await begin();
    const response = await browser.postForm(routes.settingsAccount.fr, {
      intent: intents.account,
      language: 'fr',
      csrf,
    });
    expect([response.statusCode, response.headers.location]).toEqual([503, undefined]);
  });
});

it('sends those whose session is over to sign in, while WordPress answers', async () => {
  test.accounts.endAll();
  for (const route of [...signedInPages, 'noProfile'] as const) {
    const response = await browser.send('GET', pathOf(route, 'fr'));
    expect([route, response.statusCode, response.headers.location?.split('?', 1)[0]]).toEqual([
      route,
      302,
      routes.login.fr,
    ]);
  }
});

it('redirects visitors to the sign-in page while WordPress hangs', async () => {
  test.wordpress.answer = () => hang;
  const response = await test.browser().send('GET', routes.settings.fr);
  expect([response.statusCode, response.headers.location?.split('?', 1)[0]]).toEqual([302, routes.login.fr]);
});
