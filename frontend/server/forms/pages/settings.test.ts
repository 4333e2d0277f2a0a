import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../testing/auth-site.ts';
import { user } from '../../testing/fake-accounts.ts';
import { data, raw, type ReceivedQuery, refusedWith } from '../../testing/fake-wordpress.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { readEcho, renderEcho } from '../../testing/echo-page.ts';

interface SettingsEcho {
  csrfToken: string;
  values: Record<string, string[]>;
  problem?: { code: string; fields: unknown[] };
}
const seen = readEcho<SettingsEcho>;

const index = pathTo('settings', 'fr');
/** The page whose form has this intent. */
const pageOf = (intent = ''): string =>
  ({
    account: '/parametres/compte/',
    password: '/parametres/mot-de-passe/',
    preferences: '/parametres/preferences/',
    'end-others': '/parametres/sessions/',
    'end-session': '/parametres/sessions/',
    export: '/parametres/mes-donnees/',
    delete: '/parametres/mes-donnees/',
    'cancel-deletion': '/parametres/mes-donnees/',
  })[intent] ?? index;
const awa = { ...user, firstName: 'Awa', lastName: 'Ndour' };
let test: AuthSite;
let browser: Browser;
/** Operations that WordPress received, with the caller's state. */
let operations: { name: string; variables: unknown; isSignedIn: boolean }[];
/** Code that WordPress answers the next change with. */
let refusal: { code: string; fields?: object[] } | undefined;

beforeEach(async () => {
  test = await startAuthSite({ render: renderEcho });
  browser = test.browser();
  operations = [];
  refusal = undefined;
  const others = test.wordpress.answer;
  test.wordpress.answer = (received) => answer(received) ?? others(received);
  await browser.signIn();
});
afterEach(() => test.close());

function answer({ operationName = '', variables, headers }: ReceivedQuery) {
  const person = { ...awa, deletionDueAt: null };
  const known: Record<string, object> = {
    UpdateAccount: { passerelleUpdateAccount: person },
    UpdatePreferences: { passerelleUpdatePreferences: person },
    EndOtherSessions: { passerelleEndOtherSessions: true },
    AskExport: { passerelleAskExport: { pass: '17.pass', seconds: 300 } },
    AskDeletion: { passerelleAskDeletion: person },
    CancelDeletion: { passerelleCancelDeletion: person },
    ChangePassword: { passerelleChangePassword: test.accounts.begin() },
  };
  if (!Object.hasOwn(known, operationName ?? '')) return undefined;
  operations.push({
    name: operationName ?? '',
    variables,
    isSignedIn: headers['authorization'] !== undefined,
  });
  if (!refusal) return data(known[operationName ?? ''] ?? {});
  const { code, fields = [] } = refusal;
  return refusedWith(code, { fields });
}

const csrfOf = async (who: Browser, path = pageOf('account')): Promise<string> =>
  seen((await who.send('GET', path)).body).viewData?.csrfToken ?? '';

async function post(fields: [string, string][] | Record<string, string>, who = browser) {
  const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
  const csrf = await csrfOf(who);
  return who.postForm(pageOf(Object.fromEntries(pairs)['intent']), [['csrf', csrf], ...pairs]);
}

const account: [string, string][] = [
  ['intent', 'account'],
  ['firstName', 'Awa'],
  ['lastName', 'Ndour'],
  ['phoneCountry', 'SN'],
  ['phone', '77 123 45 67'],
  ['country', 'SN'],
  ['language', 'en'],
];
const accountInput = {
  firstName: 'Awa',
  lastName: 'Ndour',
  phone: '+221771234567',
  country: 'SN',
  language: 'EN',
};

describe('forms and calls of the settings', () => {
  it('change the account, with the telephone in one piece', async () => {
    const response = await post(account);
    expect([response.statusCode, response.headers['location']]).toEqual([
      303,
      `${pageOf('account')}?notice=account-saved`,
    ]);
    const { intent: _, ...body } = Object.fromEntries(account);
    const called = await browser.post('/api/settings/update', { section: 'account', ...body });
    expect(called.statusCode).toBe(200);
    expect(called.json<{ data: { user: object } }>().data.user).toMatchObject({ lastName: 'Ndour' });
    const change = { name: 'UpdateAccount', variables: { input: accountInput }, isSignedIn: true };
    expect(operations).toEqual([change, change]);
    // The page greets with the new name at once.
    const [note = ''] = (browser.cookies.get('user') ?? '').split('.');
    expect(JSON.parse(Buffer.from(note, 'base64url').toString())).toMatchObject({ lastName: 'Ndour' });
  });

  it('refill a refused form, without passwords', async () => {
    refusal = { code: 'invalid_fields', fields: [{ path: 'phone', code: 'invalid_phone' }] };
    const response = await post(account);
    expect(response.statusCode).toBe(422);
    const { viewData } = seen(response.body);
    expect(viewData?.values['phone']).toEqual(['77 123 45 67']);
    expect(viewData?.problem).toMatchObject({
      code: 'invalid_fields',
      fields: [{ path: 'phone', code: 'invalid_phone', message: 'Le numéro de téléphone n’est pas valide.' }],
    });

    refusal = {
      code: 'invalid_fields',
      fields: [{ path: 'currentPassword', code: 'password_current_incorrect' }],
    };
    const wrong = await post({
      intent: 'password',
      currentPassword: 'Wrong-secret-1',
      password: 'New-secret-1',
      passwordConfirm: 'New-secret-1',
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).not.toContain('secret');
    expect(wrong.body).toContain('Le mot de passe actuel est incorrect.');
  });

  it('change the password: this browser has another session, and its token is of that one', async () => {
    const before = browser.cookies.get('__Host-refresh-token');
    const body = { currentPassword: 'a', password: 'b', passwordConfirm: 'b' };
    const response = await browser.post('/api/settings/update', { section: 'password', ...body });
    expect(response.statusCode).toBe(200);
    expect(operations.map(({ name, variables }) => [name, variables])).toEqual([
      ['ChangePassword', { ...body, device: expect.any(String) }],
    ]);
    expect(browser.cookies.get('__Host-refresh-token')).not.toBe(before);
    const { csrfToken } = response.json<{ data: { csrfToken: string } }>().data;
    const next = await browser.post('/api/settings/cancel-deletion', {}, { 'x-csrf-token': csrfToken });
    expect(next.statusCode).toBe(200);
    expect(response.body).not.toContain(browser.cookies.get('__Host-refresh-token'));
  });

  it('change the preferences, from boxes or from numbers', async () => {
    const response = await post([
      ['intent', 'preferences'],
      ['sectorIds', '12'],
      ['sectorIds', '13'],
      ['allCountries', 'on'],
    ]);
    expect(response.headers['location']).toBe(`${pageOf('preferences')}?notice=preferences-saved`);
    const rest = { countryIds: [], allSectors: false, allCountries: true, newsletter: false };
    await browser.post('/api/settings/update', { section: 'preferences', sectorIds: [12, '13'], ...rest });
    const change = { input: { sectorIds: [12, 13], ...rest } };
    expect(operations.map(({ variables }) => variables)).toEqual([change, change]);
    const nonsense = await post({ intent: 'preferences', sectorIds: '1 OR 1' });
    expect([nonsense.statusCode, operations.length]).toEqual([400, 2]);
  });

  it('end one session, gone already or not, or all others', async () => {
    expect((await post({ intent: 'end-others' })).headers['location']).toBe(
      `${pageOf('end-others')}?notice=others-ended`,
    );
    for (const id of ['2', '1']) {
      const response = await post({ intent: 'end-session', id });
      expect(response.headers['location']).toBe(`${pageOf('end-session')}?notice=session-ended`);
    }
    expect(test.accounts.activeSessions).toBe(0);
  });

  it('request the deletion of the account and cancel it', async () => {
    const response = await post({ intent: 'delete', publishedItems: 'transfer', heirId: '9', password: 'p' });
    expect(response.headers['location']).toBe(`${pageOf('delete')}?notice=deletion-asked`);
    await browser.post('/api/settings/delete', { publishedItems: 'remove', password: 'p' });
    await post({ intent: 'cancel-deletion' });
    expect(operations.map(({ name, variables }) => [name, variables])).toEqual([
      ['AskDeletion', { password: 'p', publishedItems: 'transfer', heirId: 9 }],
      ['AskDeletion', { password: 'p', publishedItems: 'remove', heirId: null }],
      ['CancelDeletion', {}],
    ]);
    refusal = { code: 'structure_transfer_first' };
    const blocked = await browser.post('/api/settings/delete', { publishedItems: 'keep', password: 'p' });
    expect([blocked.statusCode, codeOf(blocked)]).toEqual([409, 'structure_transfer_first']);
  });
});

describe('bad input', () => {
  it('is a form of another section, whose fields the page would not show again', async () => {
    const csrf = await csrfOf(browser);
    for (const [path, intent] of [
      [pageOf('account'), 'delete'],
      [pageOf('export'), 'account'],
      [pageOf('password'), 'constructor'],
    ] as const) {
      const response = await browser.postForm(path, {
        csrf,
        intent,
        password: 'p',
        publishedItems: 'remove',
      });
      expect([path, response.statusCode]).toEqual([path, 400]);
    }
    expect(operations).toEqual([]);
  });

  it.each([
    ['no section', {}, 422, 'fields_missing'],
    ['an unknown section', { section: 'roles' }, 400, 'malformed_request'],
    ['a field of another section', { section: 'password', firstName: 'A' }, 422, 'unexpected_fields'],
    ['a role', { section: 'account', roles: ['administrator'] }, 422, 'unexpected_fields'],
    ['a field too few', { section: 'account', firstName: 'A' }, 422, 'fields_missing'],
    ['an object for a text', { section: 'account', firstName: {} }, 400, 'malformed_request'],
    ['a number that is none', { section: 'preferences', sectorIds: ['1;2'] }, 400, 'malformed_request'],
  ])('%s changes nothing', async (_, body, status, code) => {
    const response = await browser.post('/api/settings/update', body);
    expect([response.statusCode, codeOf(response)]).toEqual([status, code]);
    expect(operations).toEqual([]);
  });

  it('returns the general message for an unexpected error', async () => {
    const csrf = await browser.csrf();
    test.wordpress.answer = () => data({});
    const response = await browser.post(
      '/api/settings/update',
      { section: 'account', firstName: 'Awa', lastName: 'Sarr', phone: '', country: 'SN', language: 'fr' },
      { 'x-csrf-token': csrf, 'x-locale': 'en' },
    );
    expect([response.statusCode, response.json()]).toEqual([
      500,
      {
        error: {
          code: 'generic_error',
          message: 'An error has occurred, please try again later.',
          fields: [],
          requestId: expect.any(String),
        },
      },
    ]);
  });

  it('is refused without a session, without its token and from elsewhere', async () => {
    const visitor = test.browser();
    const response = await visitor.post('/api/settings/delete', { publishedItems: 'remove', password: 'p' });
    expect([response.statusCode, codeOf(response)]).toEqual([401, 'access_token_missing']);
    const foreign = await visitor.csrf();
    const wrong = await browser.post('/api/settings/cancel-deletion', {}, { 'x-csrf-token': foreign });
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([403, 'csrf_invalid']);
    const elsewhere = await browser.post(
      '/api/settings/cancel-deletion',
      {},
      {
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
    );
    expect([elsewhere.statusCode, codeOf(elsewhere)]).toEqual([403, 'forbidden']);
    const led = await post(account, visitor);
    expect([led.statusCode, led.headers['location']]).toEqual([
      303,
      '/se-connecter/?next=%2Fparametres%2Fcompte%2F',
    ]);
    expect(operations).toEqual([]);
  });
});

describe('the archive of one’s own data', () => {
  const path = '/api/settings/my-data';
  it('is streamed with the pass of the password, which no script reads', async () => {
    const response = await post({ intent: 'export', password: 'p' });
    expect([response.statusCode, response.headers['location']]).toEqual([303, path]);
    const cookie = response.cookies.find(({ name }) => name === '__Host-export-pass');
    expect(cookie).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 300,
    });
    test.wordpress.archive = (headers) => {
      expect(headers['x-passerelle-export']).toBe('17.pass');
      expect(headers['authorization']).toMatch(/^Bearer /);
      const disposition = 'attachment; filename="passerelle-mes-donnees-2026-11-21.zip"';
      return raw(200, { 'content-type': 'application/zip', 'content-disposition': disposition }, 'PK-bytes');
    };
    const archive = await browser.send('GET', path);
    expect([archive.statusCode, archive.body]).toEqual([200, 'PK-bytes']);
    expect(archive.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(archive.headers['content-disposition']).toContain('passerelle-mes-donnees-2026-11-21.zip');
  });

  it('is refused to visitors, to other sites, and where WordPress refuses', async () => {
    expect(codeOf(await test.browser().send('GET', path))).toBe('access_token_missing');
    const foreign = await browser.send('GET', path, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.statusCode, codeOf(foreign)]).toEqual([403, 'forbidden']);
    const json = { 'content-type': 'application/json' };
    test.wordpress.archive = () => raw(403, json, '{"code":"forbidden"}');
    const refused = await browser.send('GET', path);
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'forbidden']);
    test.wordpress.archive = () => raw(500, json, 'SQLSTATE at /var/www');
    const broken = await browser.send('GET', path);
    expect([broken.statusCode, codeOf(broken)]).toEqual([503, 'content_system_unavailable']);
    expect(broken.body).not.toContain('SQLSTATE');
  });

  it('is not made for a wrong password', async () => {
    refusal = { code: 'invalid_fields', fields: [{ path: 'password', code: 'password_current_incorrect' }] };
    const response = await post({ intent: 'export', password: 'wrong' });
    expect(response.statusCode).toBe(422);
    expect(browser.cookies.has('__Host-export-pass')).toBe(false);
  });
});
