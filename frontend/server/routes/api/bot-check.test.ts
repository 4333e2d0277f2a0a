import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser, codeOf } from '../../testing/auth-site.ts';
import { type FakeRecaptcha, startFakeRecaptcha } from '../../testing/fake-recaptcha.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let browser: Browser;
afterEach(() => test.close());

async function start(env: Record<string, string>): Promise<void> {
  test = await startTestApp({ env });
  // The library of the challenges reads the real clock too.
  test.clock.now = Date.now();
  browser = new Browser(test);
}

const post = (headers: Record<string, string>) =>
  test.app.inject({ method: 'POST', url: '/api/verify-recaptcha', headers, payload: { token: 'x' } });

const verify = async (token: string, as = browser) =>
  (await as.post('/api/verify-recaptcha', { token })).json<unknown>();

async function solved(): Promise<string> {
  const response = await browser.send('GET', '/api/bot-check/challenge');
  const { data: challenge } = response.json<{ data: Challenge }>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('with ALTCHA', () => {
  beforeEach(() => start({ BOT_CHECK: 'altcha' }));

  it('returns a new challenge to each visitor, uncached', async () => {
    const [first, second] = [
      await test.get('/api/bot-check/challenge'),
      await test.get('/api/bot-check/challenge'),
    ];
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(first.body).not.toBe(second.body);
  });

  it('names itself to forms that are not rendered with their page, each time with another proof', async () => {
    const answers = [await test.get('/api/bot-check/form'), await test.get('/api/bot-check/form')];
    const [one, other] = answers.map(
      (answer) => answer.json<{ data: { provider: string; proof: string } }>().data,
    );
    expect(one).toEqual({ provider: 'altcha', proof: expect.stringMatching(/./) as string });
    expect([other?.provider, answers[0]?.headers['cache-control']]).toEqual(['altcha', 'no-store']);
    expect(other?.proof).not.toBe(one?.proof);
  });

  it('verifies a proof once', async () => {
    const proof = await solved();
    expect(await verify(proof)).toEqual({ data: { ok: true } });
    expect(await verify(proof)).toEqual({ data: { ok: false } });
    expect(await verify('nonsense')).toEqual({ data: { ok: false } });
    expect(await verify('')).toEqual({ data: { ok: false } });
    expect(JSON.stringify(test.logs)).not.toContain(proof);
  });

  it('rejects requests from other origins', async () => {
    const signed = test.app.cookieSigner.sign('cookie-check', 'A'.repeat(22));
    const cookies = { cookie: `cookie-check=${signed}`, origin: 'https://passerelle.test' };
    expect(codeOf(await post({}))).toBe('forbidden');
    expect(codeOf(await post({ ...cookies, origin: 'https://other.test' }))).toBe('forbidden');
    expect(codeOf(await post(cookies))).toBe('csrf_missing');
    expect(codeOf(await post({ ...cookies, 'x-csrf-token': 'x.y' }))).toBe('csrf_invalid');
    expect(codeOf(await browser.post('/api/verify-recaptcha', {}))).toBe('fields_missing');
    expect(codeOf(await browser.post('/api/verify-recaptcha', { token: 'x', more: 1 }))).toBe(
      'unexpected_fields',
    );
    expect(codeOf(await browser.post('/api/verify-recaptcha', { token: 'x'.repeat(4_001) }))).toBe(
      'invalid_fields',
    );
  });

  it('has no document for another provider, and lets none in', async () => {
    const frame = await test.get('/recaptcha/');
    expect(frame.body).not.toContain('g-recaptcha');
    expect(frame.headers['content-security-policy']).not.toMatch(/google|gstatic|frame-src[^;]*'self'/);
  });
});

describe('without a check', () => {
  beforeEach(() => start({ BOT_CHECK: 'none' }));

  it('accepts every proof and has no challenge', async () => {
    expect(await verify('anything')).toEqual({ data: { ok: true } });
    expect((await test.get('/api/bot-check/challenge')).statusCode).toBe(404);
    expect((await test.get('/api/bot-check/form')).json()).toMatchObject({ data: { provider: 'none' } });
  });
});

describe('with reCAPTCHA', () => {
  let google: FakeRecaptcha;
  const secretKey = 'secret-key-of-the-tests';

  beforeEach(async () => {
    google = await startFakeRecaptcha();
    await start({
      BOT_CHECK: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site-key"<',
      RECAPTCHA_SECRET_KEY: secretKey,
      RECAPTCHA_URL: google.url,
    });
  });
  afterEach(() => google.stop());

  const says = (body: object, status = 200) => {
    google.answer = { status, body: JSON.stringify(body) };
  };

  it('sends the provider the token and nothing about the visitor', async () => {
    says({ success: true, hostname: 'passerelle.test' });
    expect(await verify('token-1')).toEqual({ data: { ok: true } });
    expect(google.requests.map((asked) => Object.fromEntries(asked))).toEqual([
      { secret: secretKey, response: 'token-1' },
    ]);
  });

  it.each([
    ['no', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 200],
    ['yes, for another site', { success: true, hostname: 'other.test' }, 200],
    ['yes, for no site', { success: true }, 200],
    ['a program, most likely', { success: true, hostname: 'passerelle.test', score: 0.1 }, 200],
    ['nonsense', { success: 'true', hostname: 'passerelle.test' }, 200],
    ['nothing, being in trouble', { success: true, hostname: 'passerelle.test' }, 503],
  ])('rejects a token when the provider answers %s', async (_name, body, status) => {
    says(body, status);
    expect(await verify('token-1')).toEqual({ data: { ok: false } });
  });

  it('rejects a token without an answer, and logs it without the keys', async () => {
    await google.stop();
    expect(await verify('token-1')).toEqual({ data: { ok: false } });
    const logs = JSON.stringify(test.logs);
    expect(logs).toContain('the provider of the bot check is unreachable');
    expect(logs).not.toContain(secretKey);
    expect(logs).not.toContain('token-1');
  });

  it('is named to forms that are not rendered with their page', async () => {
    expect((await test.get('/api/bot-check/form')).json()).toMatchObject({ data: { provider: 'recaptcha' } });
  });

  it('rejects an empty or too long token without a request', async () => {
    expect(await verify('')).toEqual({ data: { ok: false } });
    expect(google.requests).toEqual([]);
  });

  it('allows the provider’s script in one document only, which contains nothing else', async () => {
    const pages = ['/', '/recaptcha/', '/en/recaptcha/'].map((path) => test.get(path));
    const [home, ...frames] = await Promise.all(pages);
    expect(home?.headers['content-security-policy']).not.toContain(google.url);
    expect(home?.headers['content-security-policy']).toContain(
      "frame-src https://www.youtube-nocookie.com 'self'",
    );
    expect(home?.body).not.toContain(google.url);
    for (const [index, frame] of frames.entries()) {
      const language = index === 0 ? 'fr' : 'en';
      expect(frame.statusCode).toBe(200);
      expect(frame.body).toContain(`<html lang="${language}">`);
      expect(frame.body).toContain(`src="${google.url}api.js?hl=${language}"`);
      expect(frame.body).toContain('data-sitekey="site-key&quot;&lt;"');
      expect(frame.body).not.toContain(secretKey);
      expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(frame.headers['content-security-policy']).toContain(google.url);
    }
  });
});
