import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from '../../../testing/render.ts';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { user } from '../../../testing/fake-accounts.ts';
import { data, graphqlError } from '../../../testing/fake-wordpress.ts';

const admin = 'https://admin.passerelle.test';
const action = `${admin}/wp-login.php?action=passerelle`;
const token = 'W'.repeat(43);
const staff = ['editor', 'administrator', 'super_administrateur'];
const others = ['beneficiaire', 'operateur', 'moderateur'];
const page = { fr: '/administration/', en: '/en/administration/' } as const;
let site: AuthSite;
let browser: Browser;

beforeEach(async () => {
  site = await startAuthSite({ render, env: { WORDPRESS_ADMIN_URL: `${admin}/` } });
  // WordPress decides who may, as the plugin does.
  site.wordpress.answer = (query) => {
    const known = site.accounts.answer(query);
    if (query.operationName !== 'WordPressToken' || site.accounts.activeSessions === 0) return known;
    return staff.some((role) => site.accounts.person.roles.some(({ name }) => name === role))
      ? data({ passerelleWordPressToken: token })
      : graphqlError('forbidden');
  };
  browser = site.browser();
});
afterEach(() => site.close());

async function signInAs(role: string): Promise<void> {
  site.accounts.person = { ...user, roles: [{ name: role }] };
  expect((await browser.signIn()).statusCode).toBe(200);
}
const policyOf = ({ headers }: LightMyRequestResponse): string => String(headers['content-security-policy']);
const tokenRequests = () =>
  site.wordpress.received.filter(({ operationName }) => operationName === 'WordPressToken').length;
const field = (body: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1];

describe('POST /api/auth/wordpress', () => {
  it.each(staff)('returns a token to %s, uncached', async (role) => {
    await signInAs(role);
    const response = await browser.post('/api/auth/wordpress');
    expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
      200,
      { data: { action, token } },
      'private, no-store',
    ]);
  });

  it.each(others)('refuses %s', async (role) => {
    await signInAs(role);
    const response = await browser.post('/api/auth/wordpress');
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'forbidden']);
    expect(response.body).not.toContain(token);
  });

  it('refuses visitors', async () => {
    const response = await browser.post('/api/auth/wordpress');
    expect([response.statusCode, codeOf(response)]).toEqual([401, 'access_token_missing']);
    expect(tokenRequests()).toBe(0);
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }, 403, 'forbidden'],
    ['WordPress itself', { origin: admin, 'sec-fetch-site': 'same-site' }, 403, 'forbidden'],
    ['nowhere', { origin: 'null' }, 403, 'forbidden'],
    ['a page without a token', { 'x-csrf-token': '' }, 403, 'csrf_missing'],
    ['a page with a wrong token', { 'x-csrf-token': 'x.y' }, 403, 'csrf_invalid'],
  ])('refuses %s', async (_name, headers, status, code) => {
    await signInAs('administrator');
    const response = await browser.post('/api/auth/wordpress', {}, headers);
    expect([response.statusCode, codeOf(response), tokenRequests()]).toEqual([status, code, 0]);
  });

  it('rejects other fields', async () => {
    await signInAs('administrator');
    const response = await browser.post('/api/auth/wordpress', { userId: 1 });
    expect([response.statusCode, codeOf(response), tokenRequests()]).toEqual([422, 'unexpected_fields', 0]);
  });

  it('is forbidden after the loss of the role, or the session', async () => {
    await signInAs('editor');
    site.accounts.person = user;
    expect(codeOf(await browser.post('/api/auth/wordpress'))).toBe('forbidden');
    const csrf = await browser.csrf();
    site.accounts.endAll();
    expect(codeOf(await browser.post('/api/auth/wordpress', {}, { 'x-csrf-token': csrf }))).toBe(
      'session_expired',
    );
  });
});

/** The HTML of the form with this action: the frame has one of its own, for signing out. */
const formTo = (address: string, html: string): string =>
  html
    .split('<form ')
    .find((part) => part.split('>', 1)[0]?.includes(`action="${address}"`))
    ?.split('</form>', 1)[0] ?? '';

describe('the page that leads to the administration', () => {
  it.each(['fr', 'en'] as const)('requests the token only when its form is sent (%s)', async (language) => {
    await signInAs('editor');
    const opened = await browser.send('GET', `${page[language]}?to=%2Fwp-admin%2Fedit.php`);
    expect([opened.statusCode, opened.headers['cache-control'], tokenRequests()]).toEqual([
      200,
      'private, no-store',
      0,
    ]);
    expect(opened.body).toContain(` action="${page[language]}" method="post">`);
    expect(policyOf(opened)).toContain("form-action 'self';");
    const csrf = field(formTo(page[language], opened.body), 'csrf') ?? '';

    const sent = await browser.postForm(page[language], { csrf, to: '/wp-admin/edit.php' });
    expect([sent.statusCode, sent.headers['cache-control'], tokenRequests()]).toEqual([
      200,
      'private, no-store',
      1,
    ]);
    expect(sent.body).toContain(` action="${action}" method="post">`);
    const form = formTo(action, sent.body);
    expect([field(form, 'token'), field(form, 'to'), field(form, 'csrf')]).toEqual([
      token,
      '/wp-admin/edit.php',
      undefined,
    ]);
    expect(policyOf(sent)).toContain(`form-action 'self' ${admin};`);
    expect(sent.body).toMatch(/<meta name="robots" content="noindex/);
  });

  it('alone may post to WordPress', async () => {
    await signInAs('editor');
    for (const path of ['/', '/parametres/', '/tableau-de-bord/pour-vous/', page.fr])
      expect(policyOf(await browser.send('GET', path))).toContain("form-action 'self';");
  });

  it('is linked in the workspace of staff only', async () => {
    await signInAs('editor');
    const link = `<a href="${page.fr}"`;
    expect((await browser.send('GET', '/tableau-de-bord/pour-vous/')).body).toContain(link);
    site.accounts.person = user;
    expect((await browser.send('GET', '/tableau-de-bord/pour-vous/')).body).not.toContain(link);
  });

  it.each(['fr', 'en'] as const)('leads visitors to the sign-in page and back (%s)', async (language) => {
    const path = `${page[language]}?to=%2Fwp-admin%2F`;
    const response = await browser.send('GET', path);
    const signIn = language === 'fr' ? '/se-connecter/' : '/en/login/';
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      `${signIn}?next=${encodeURIComponent(path)}`,
    ]);
  });

  it.each(others)('is forbidden to %s, opened or sent', async (role) => {
    await signInAs(role);
    const opened = await browser.send('GET', page.fr);
    const sent = await browser.postForm(page.fr, { csrf: await browser.csrf(), to: '' });
    expect([opened.statusCode, sent.statusCode]).toEqual([403, 403]);
    for (const { body } of [opened, sent]) expect(body).not.toMatch(new RegExp(`${token}|action=passerelle`));
  });

  it.each([
    ['switch_token_invalid', 'n’est plus valable'],
    ['cookies_refused', 'conserver votre connexion'],
    ['csrf_invalid', 'restée ouverte trop longtemps'],
  ])('waits for its reader after %s', async (problem, text) => {
    await signInAs('editor');
    const { body } = await browser.send('GET', `${page.fr}?problem=${problem}`);
    expect(body).toContain(text);
    expect(body).not.toContain('data-form="send-now"');
  });

  it('continues by itself otherwise, also with an unknown problem', async () => {
    await signInAs('editor');
    for (const query of ['', '?problem=nonsense', '?problem=%3Cscript%3E'])
      expect((await browser.send('GET', page.fr + query)).body).toContain('data-form="send-now"');
  });

  it('refuses other origins and shows its form again without a good token', async () => {
    await signInAs('editor');
    const csrf = await browser.csrf();
    const elsewhere = await browser.postForm(
      page.fr,
      { csrf },
      { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    );
    const stale = await browser.postForm(page.fr, { csrf: 'x.y', to: '/wp-admin/edit.php' });
    expect([elsewhere.statusCode, stale.statusCode, tokenRequests()]).toEqual([403, 403, 0]);
    expect(stale.body).toContain('restée ouverte trop longtemps');
    expect(field(stale.body, 'to')).toBe('/wp-admin/edit.php');
  });

  it('leads to the sign-in page when the session is over', async () => {
    await signInAs('editor');
    const csrf = await browser.csrf();
    site.accounts.endAll();
    const response = await browser.postForm(page.en, { csrf, to: '/wp-admin/edit.php' });
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      `/en/login/?next=${encodeURIComponent(`${page.en}?to=%2Fwp-admin%2Fedit.php`)}`,
    ]);
  });

  it('writes no token into any log', async () => {
    await signInAs('editor');
    await browser.post('/api/auth/wordpress');
    await browser.postForm(page.fr, { csrf: await browser.csrf(), to: '' });
    expect(tokenRequests()).toBe(2);
    expect(JSON.stringify(site.logs)).not.toContain(token);
  });
});
