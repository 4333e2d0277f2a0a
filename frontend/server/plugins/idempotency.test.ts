import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '../../shared/config/calls/settings-calls.ts';
import { type AuthSite, Browser, codeOf, startAuthSite } from '../testing/auth-site.ts';
import { password, user } from '../testing/fake-accounts.ts';
import { data, raw, type ReceivedQuery } from '../testing/fake-wordpress.ts';

const header = 'x-passerelle-idempotency';

let test: AuthSite;
let browser: Browser;
beforeEach(async () => {
  test = await startAuthSite();
  browser = test.browser();
});
afterEach(() => test.close());

const signIn = (key: string, credentials: object = { email: user.email, password }) =>
  browser.post('/api/auth/login', credentials, { 'idempotency-key': key });
const sentBy = (operation: string): unknown[] =>
  test.wordpress.receivedOf(operation).map(({ headers }) => headers[header]);

describe('a key', () => {
  it.each([
    'x',
    'ada@example.org',
    'with spaces, "quotes" and {braces}',
    'x'.repeat(200),
    Buffer.from(`clé ${'🎭'.repeat(190)}`).toString('latin1'),
    'clé in Latin-1',
  ])('%j is taken', async (key) => {
    const csrf = await browser.csrf();
    const held = [...browser.cookies];
    const send = () =>
      new Browser(test, held).post(
        '/api/auth/login',
        { email: user.email, password },
        { 'x-csrf-token': csrf, 'idempotency-key': key },
      );
    const answers = [await send(), await send()];
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['idempotency-replayed']])).toEqual([
      [200, undefined],
      [200, 'true'],
    ]);
  });

  it.each(['', ' ', 'x'.repeat(201), 'a\tb', Buffer.from('a\u202eb').toString('latin1'), '\u0085'])(
    '%j is refused, and nothing is done',
    async (key) => {
      const response = await signIn(key);
      expect([response.statusCode, codeOf(response)]).toEqual([400, 'idempotency_key_invalid']);
      expect(test.wordpress.receivedOf('SignIn')).toEqual([]);
    },
  );
});

const failing = (query: ReceivedQuery) =>
  query.operationName === 'SignIn' ? raw(500, {}, 'killed') : test.accounts.answer(query);

describe('WordPress', () => {
  it('is told the same key and body again after a failure, and neither of them as they are', async () => {
    const csrf = await browser.csrf();
    const held = [...browser.cookies];
    const send = (key: string, body: object = { email: user.email, password }) =>
      new Browser(test, held).post('/api/auth/login', body, { 'x-csrf-token': csrf, 'idempotency-key': key });
    test.wordpress.answer = failing;
    expect((await send('ada@example.org')).statusCode).toBe(503);
    test.wordpress.answer = test.accounts.answer;
    expect((await send('ada@example.org')).statusCode).toBe(200);
    expect((await send('another')).statusCode).toBe(200);
    expect((await send('third', { email: 'other@example.test', password })).statusCode).toBe(401);

    const [first = '', second, another = '', third = ''] = sentBy('SignIn').map(String);
    expect(second).toBe(first);
    expect(first).toMatch(/^[\w-]{43}\.[\w-]{43}\.[\w-]{43}$/);
    const parts = [first, another, third].map((text) => text.split('.'));
    expect(new Set(parts.map(([key]) => key)).size).toBe(3);
    expect(new Set(parts.map(([, body]) => body)).size).toBe(2);
    expect(new Set(parts.map(([, , visitor]) => visitor)).size).toBe(1);
  });

  it('learns when the write had arrived here, and of no other request', async () => {
    const before = Date.now();
    await signIn('first');
    const after = Date.now();
    await browser.post(endSession.path, { id: 1 });
    const received = test.wordpress.received.map(({ operationName, headers }) => [
      operationName,
      headers['x-passerelle-received'],
    ]);
    const instants = received.filter(([, instant]) => instant !== undefined);
    expect(instants.map(([operation]) => operation)).toEqual(['SignIn']);
    const instant = Number(instants[0]?.[1]);
    expect([before <= instant, instant <= after]).toEqual([true, true]);
  });

  it('is told no key with reads, with renewals, and without one', async () => {
    await signIn('first');
    test.clock.advance(11 * 60_000);
    const ended = await browser.post(endSession.path, { id: 1 }, { 'idempotency-key': 'key' });
    expect([ended.statusCode, test.accounts.rotations]).toEqual([204, 1]);
    await browser.signIn();
    expect(sentBy('EndSession')).toEqual([expect.any(String)]);
    expect([...sentBy('RenewSession'), ...sentBy('SignedInUser')].filter(Boolean)).toEqual([]);
    expect(sentBy('SignIn')).toEqual([expect.any(String), undefined]);
  });

  it('refuses the key of another body where the proxy has forgotten it', async () => {
    test.wordpress.answer = (query) =>
      query.operationName === 'SignIn'
        ? raw(
            200,
            { 'content-type': 'application/json' },
            JSON.stringify({ errors: [{ message: '', extensions: { code: 'idempotency_mismatch' } }] }),
          )
        : data({});
    const response = await signIn('key');
    expect([response.statusCode, codeOf(response)]).toEqual([422, 'idempotency_mismatch']);
  });
});
