import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../../shared/config/routes.ts';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { data, graphqlError, raw, type ReceivedQuery } from '../../../testing/fake-wordpress.ts';
import { readEcho, renderEcho } from '../../../testing/echo-page.ts';

const seen = readEcho<{ csrfToken: string; values: Record<string, string[]>; problem?: { code: string } }>;
const hash = 'h'.repeat(43);
const change = { email: 'new@example.test', password: 'Une-phrase-7' };
const accepted = { data: { accepted: true } };
const settings = pathTo('settingsEmail', 'fr');

let test: AuthSite;
let browser: Browser;
let operations: { name: string; variables: unknown; isSignedIn: boolean }[];
let refusal: ReturnType<typeof data> | undefined;

beforeEach(async () => {
  test = await startAuthSite({ render: renderEcho });
  browser = test.browser();
  operations = [];
  refusal = undefined;
  const others = test.wordpress.answer;
  test.wordpress.answer = (received) => answer(received) ?? others(received);
});
afterEach(() => test.close());

function answer({ operationName = '', variables, headers }: ReceivedQuery) {
  const name = operationName ?? '';
  if (!name.endsWith('EmailChange')) return undefined;
  operations.push({ name, variables, isSignedIn: headers['authorization'] !== undefined });
  return refusal ?? data({ [`passerelle${name}`]: true });
}

async function postForm(path: string, fields: [string, string][]) {
  const csrf = seen((await browser.send('GET', path)).body).viewData?.csrfToken ?? '';
  return browser.postForm(path, [['csrf', csrf], ...fields]);
}

describe('the change of an address', () => {
  it('is requested and cancelled by a signed-in user, by call and by form', async () => {
    await browser.signIn();
    const called = await browser.post('/api/settings/email', change);
    expect([called.statusCode, called.json()]).toEqual([202, accepted]);
    const cancelled = await browser.post('/api/settings/email-cancel');
    expect([cancelled.statusCode, cancelled.json()]).toEqual([200, accepted]);
    const typed: [string, string][] = [['intent', 'email'], ...Object.entries(change)];
    const forms = [await postForm(settings, typed), await postForm(settings, [['intent', 'cancel-email']])];
    expect(forms.map(({ statusCode, headers }) => [statusCode, headers['location']])).toEqual([
      [303, `${settings}?notice=email-asked`],
      [303, `${settings}?notice=email-cancelled`],
    ]);
    const both = [
      { name: 'AskEmailChange', variables: change, isSignedIn: true },
      { name: 'CancelEmailChange', variables: {}, isSignedIn: true },
    ];
    expect(operations).toEqual([...both, ...both]);
  });

  it('refills a refused form without the password', async () => {
    await browser.signIn();
    refusal = raw(
      200,
      { 'content-type': 'application/json' },
      JSON.stringify({
        data: null,
        errors: [
          {
            message: 'SQLSTATE',
            extensions: {
              code: 'invalid_fields',
              fields: [{ path: 'password', code: 'password_current_incorrect' }],
            },
          },
        ],
      }),
    );
    const response = await postForm(settings, [['intent', 'email'], ...Object.entries(change)]);
    expect([response.statusCode, seen(response.body).viewData?.values]).toEqual([
      422,
      { email: [change.email] },
    ]);
    expect(response.body).not.toContain(change.password);
    expect(JSON.stringify(test.logs)).not.toContain(change.password);
  });

  it.each(['email', 'email-cancel'])('%s is refused to visitors', async (path) => {
    const response = await browser.post(`/api/settings/${path}`, path === 'email' ? change : {});
    expect([response.statusCode, operations]).toEqual([401, []]);
  });

  it.each([
    ['email-confirm', 'ConfirmEmailChange', 'emailConfirm'],
    ['email-undo', 'UndoEmailChange', 'emailUndo'],
  ] as const)('%s takes the link of a mail, without a session', async (path, name, route) => {
    const page = pathTo(route, 'en');
    expect((await browser.send('GET', `${page}?hash=${hash}`)).statusCode).toBe(200);
    expect(operations).toEqual([]);
    const called = await browser.post(`/api/settings/${path}`, { hash });
    expect([called.statusCode, called.json()]).toEqual([200, accepted]);
    const posted = await postForm(page, [['hash', hash]]);
    expect([posted.statusCode, posted.headers['location']]).toEqual([303, `${page}?notice=done`]);
    const take = { name, variables: { hash, address: '127.0.0.1' }, isSignedIn: false };
    expect(operations).toEqual([take, take]);
    refusal = graphqlError('link_expired');
    const dead = await browser.post(`/api/settings/${path}`, { hash });
    expect([dead.statusCode, codeOf(dead)]).toEqual([410, 'link_expired']);
    expect((await postForm(page, [['hash', hash]])).statusCode).toBe(410);
    expect(JSON.stringify(test.logs)).not.toContain(hash);
  });

  it.each([
    ['email', { ...change, role: 'administrator' }],
    ['email-confirm', { hash, email: 'other@example.test' }],
    ['email-undo', { hash, userId: 1 }],
  ])('%s rejects other fields', async (path, body) => {
    await browser.signIn();
    const response = await browser.post(`/api/settings/${path}`, body);
    expect([response.statusCode, codeOf(response), operations]).toEqual([422, 'unexpected_fields', []]);
  });
});
