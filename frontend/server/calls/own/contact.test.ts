import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import type { ContactViewData } from '../../../shared/forms/contact-form.ts';
import { raw } from '../../testing/fake-wordpress.ts';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../testing/auth-site.ts';
import { readEcho, renderEcho } from '../../testing/echo-page.ts';

const seen = (html: string) => readEcho<ContactViewData>(html).viewData as ContactViewData;

const message = {
  subject: 'Une question',
  lastName: 'Diop',
  firstName: 'Awa',
  email: 'awa@example.org',
  message: 'Bonjour\nà tous',
  consent: true,
};
const { consent: _consent, ...texts } = message;

let test: AuthSite;
let browser: Browser;
afterEach(() => test.close());

async function start(botCheck: 'none' | 'altcha'): Promise<void> {
  test = await startAuthSite({ render: renderEcho, env: { BOT_CHECK: botCheck } });
  const { answer } = test.wordpress;
  test.wordpress.answer = (asked) =>
    asked.operationName === 'Contact'
      ? raw(200, { 'content-type': 'application/json' }, JSON.stringify(contactAnswer))
      : answer(asked);
  browser = test.browser();
}

let contactAnswer: object;
beforeEach(() => {
  contactAnswer = { data: { passerelleContact: true } };
});

const sent = () => test.wordpress.receivedOf('Contact');
const fieldsOf = (response: { json: () => unknown }) =>
  (response.json() as { error: { fields: { path: string; code: string }[] } }).error.fields.map(
    ({ path, code }) => `${path} ${code}`,
  );
const postForm = async (fields: Record<string, string>, path = '/contact/') => {
  const { csrfToken } = seen((await browser.send('GET', path)).body);
  return browser.postForm(path, { csrf: csrfToken, ...fields });
};

describe('/api/contact', () => {
  beforeEach(() => start('none'));

  it('hands the message, its language and the address to WordPress, and nothing else', async () => {
    const response = await browser.post('/api/contact', { ...message, botProof: 'x' }, { 'x-locale': 'en' });
    expect([response.statusCode, response.json()]).toEqual([202, { data: {} }]);
    expect(sent().map(({ variables }) => variables)).toEqual([
      { language: 'EN', input: message, address: '127.0.0.1' },
    ]);
    for (const secret of ['awa@example.org', 'Diop', 'Bonjour']) {
      expect(JSON.stringify(test.logs)).not.toContain(secret);
    }
  });

  it('accepts a message without a proof where the check is off', async () => {
    expect((await browser.post('/api/contact', message)).statusCode).toBe(202);
  });

  it.each([
    [{ message: '' }, 'fields_missing', ['message required']],
    [{ consent: false }, 'fields_missing', ['consent privacy_consent_required']],
    [{ email: 'awa' }, 'invalid_fields', ['email invalid_email']],
    [
      { lastName: ' ', message: 'é'.repeat(3_001), email: 'awa@example.org\nBcc: x@example.org' },
      'invalid_fields',
      ['lastName required', 'email invalid_email', 'message too_long'],
    ],
    [{ subject: undefined }, 'fields_missing', ['subject required']],
    [{ userId: 1 }, 'unexpected_fields', ['userId unexpected_fields']],
  ])('refuses %o', async (changed, code, fields) => {
    const response = await browser.post('/api/contact', { ...message, ...changed });
    expect([response.statusCode, codeOf(response), fieldsOf(response)]).toEqual([422, code, fields]);
    expect(sent()).toEqual([]);
  });

  it('needs the token of a page of this site, and JSON', async () => {
    const signed = test.app.cookieSigner.sign('cookie-check', 'A'.repeat(22));
    const cookie = `cookie-check=${signed}`;
    const post = (headers: Record<string, string>) =>
      test.app.inject({ method: 'POST', url: '/api/contact', headers, payload: message });
    expect(codeOf(await post({ cookie, origin: 'https://other.test' }))).toBe('forbidden');
    expect(codeOf(await post({ cookie, origin: 'https://passerelle.test' }))).toBe('csrf_missing');
    expect(codeOf(await browser.post('/api/contact', 'a=b', { 'content-type': 'text/plain' }))).toBe(
      'unsupported_media_type',
    );
    expect(codeOf(await browser.post('/api/contact', { ...message, message: { a: 1 } }))).toBe(
      'malformed_request',
    );
    expect(sent()).toEqual([]);
  });

  it('has one effect for one idempotency key', async () => {
    const key = { 'idempotency-key': '0123456789abcdef' };
    const [first, second] = [
      await browser.post('/api/contact', message, key),
      await browser.post('/api/contact', message, key),
    ];
    expect([first.statusCode, second.statusCode, sent().length]).toEqual([202, 202, 1]);
  });

  it('says what WordPress says: the wait, the fields, or that it can’t for now', async () => {
    contactAnswer = refusal('rate_limited', 'limit', [], 1_200);
    const waiting = await browser.post('/api/contact', message);
    expect([waiting.statusCode, codeOf(waiting), waiting.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '1200',
    ]);
    contactAnswer = refusal('invalid_fields', 'invalid', [{ path: 'email', code: 'invalid_email' }]);
    expect(fieldsOf(await browser.post('/api/contact', message))).toEqual(['email invalid_email']);
    contactAnswer = { errors: [{ message: 'SQLSTATE' }] };
    const failed = await browser.post('/api/contact', message);
    expect(failed.statusCode).toBe(503);
    expect(codeOf(failed)).toMatch(/^contact_failed$|^content_system_unavailable$/);
    expect(failed.body).not.toContain('SQLSTATE');
  });

  it.each([
    ['fr', 'Une erreur est survenue, veuillez réessayer plus tard.'],
    ['en', 'An error occurred, please try again later.'],
  ])('tells nobody that a message left when WordPress does not say so (%s)', async (locale, text) => {
    for (const answer of [{ data: {} }, { data: { passerelleContact: false } }]) {
      contactAnswer = answer;
      const failed = await browser.post('/api/contact', message, { 'x-locale': locale });
      expect([failed.statusCode, failed.json()]).toEqual([
        503,
        { error: { code: 'contact_failed', message: text, fields: [], requestId: expect.any(String) } },
      ]);
    }
  });
});

describe('the page of the form', () => {
  beforeEach(() => start('none'));

  it('is made for each visitor, with a topic that is one of ours', async () => {
    const page = await browser.send('GET', '/contact/?topic=deletion');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(seen(page.body)).toMatchObject({ topic: 'deletion', bot: { provider: 'none' }, values: {} });
    expect(seen((await browser.send('GET', '/en/contact/?topic=%3Cb%3E')).body).topic).toBeUndefined();
  });

  it('sends the message and says so', async () => {
    const response = await postForm({ ...texts, consent: 'on' }, '/en/contact/');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/en/contact/?notice=sent']);
    expect(sent().map(({ variables }) => variables)).toEqual([
      { language: 'EN', input: message, address: '127.0.0.1' },
    ]);
  });

  it('comes back as it was typed', async () => {
    const response = await postForm({ ...texts, email: 'awa', consent: 'on' });
    expect(response.statusCode).toBe(422);
    const { values, problem } = seen(response.body);
    expect(values).toEqual({
      ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, [value]])),
      email: ['awa'],
      consent: ['on'],
    });
    expect(problem?.fields.map(({ path, code }) => [path, code])).toEqual([['email', 'invalid_email']]);
    expect(sent()).toEqual([]);
  });
});

describe('with a bot check', () => {
  beforeEach(() => start('altcha'));
  const refused = ['botProof bot_check_retry'];

  it.each([undefined, '', 'nonsense'])(
    'refuses a message with the proof %j, and asks WordPress nothing',
    async (botProof) => {
      const response = await browser.post('/api/contact', { ...message, botProof });
      expect([response.statusCode, fieldsOf(response), sent()]).toEqual([422, refused, []]);
    },
  );

  it('asks for the proof only when the message is right', async () => {
    expect(fieldsOf(await browser.post('/api/contact', { ...message, message: '' }))).toEqual([
      'message required',
    ]);
  });

  it('takes a form without script that took some seconds, once, without the trap', async () => {
    const { bot } = seen((await browser.send('GET', '/contact/')).body);
    const form = { ...texts, consent: 'on', botProof: bot.proof };
    expect((await postForm(form)).statusCode).toBe(422);
    test.clock.advance(limits.botCheck.fastest);
    expect((await postForm({ ...form, 'company-website': 'http://spam.test' })).statusCode).toBe(422);
    expect((await postForm(form)).statusCode).toBe(303);
    const again = await postForm(form);
    expect(again.statusCode).toBe(422);
    const { problem, bot: next } = seen(again.body);
    expect(problem?.fields.map(({ path, code }) => `${path} ${code}`)).toEqual(refused);
    expect(next.proof).not.toBe(bot.proof);
    expect(sent()).toHaveLength(1);
  });
});

const refusal = (code: string, category: string, fields: object[], retryAfter?: number) => ({
  errors: [
    { message: code, path: ['passerelleContact'], extensions: { code, category, fields, retryAfter } },
  ],
});
