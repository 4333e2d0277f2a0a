import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { answeredUser, user } from '../../../testing/fake-accounts.ts';
import { data, raw, type ReceivedQuery } from '../../../testing/fake-wordpress.ts';

const secret = 'Une-Passerelle-2026';
const hash = 'a-link-of-a-mail-0123456789abcdefghijklmnopqrstu';
const demand = 'eyJ.demand-token-of-the-test.sig';
const person = {
  password: secret,
  passwordConfirm: secret,
  firstName: 'Aïssatou',
  lastName: 'N’Diaye',
  country: 'SN',
  acceptTerms: true,
};
const registration = { ...person, email: 'Aissatou@example.org', botProof: 'any' };
const issued = {
  user,
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.e30.access-token-of-the-test',
  accessSeconds: 600,
  refreshToken: `${'f'.repeat(22)}.${'s'.repeat(43)}`,
  refreshSeconds: 604_800,
};
const answers: Record<string, unknown> = {
  Register: { passerelleRegister: true },
  Activate: { passerelleActivate: { signedIn: issued, demandToken: null, demandSeconds: null } },
  CompleteAccount: { passerelleCompleteAccount: issued },
  AskNewPassword: { passerelleAskNewPassword: true },
  ResetPassword: { passerelleResetPassword: true },
};

let test: AuthSite;
let browser: Browser;
beforeEach(async () => {
  test = await startAuthSite({ env: { BOT_CHECK: 'none' } });
  test.wordpress.answer = ({ operationName = '' }) => data(answers[operationName] ?? {});
  browser = test.browser();
});
afterEach(() => test.close());

const refuse = (code: string, fields: object[] = [], retryAfter?: number): void => {
  test.wordpress.answer = () =>
    raw(
      200,
      { 'content-type': 'application/json' },
      JSON.stringify({
        data: null,
        errors: [{ message: `SELECT ${secret}`, extensions: { code, fields, retryAfter } }],
      }),
    );
};
const variablesOf = (name: string): ReceivedQuery['variables'][] =>
  test.wordpress.received
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);

interface Call {
  path: string;
  operation: string;
  body: object;
  status: number;
  answer: object;
  failsAs: string;
}
const accepted = { data: { accepted: true } };
const calls: Call[] = [
  {
    path: 'register-user',
    operation: 'Register',
    body: registration,
    status: 202,
    answer: accepted,
    failsAs: 'registration_failed',
  },
  {
    path: 'verify-user-hash',
    operation: 'Activate',
    body: { hash, password: secret },
    status: 200,
    answer: {
      data: { active: true, toComplete: false, user: answeredUser, csrfToken: expect.any(String) as string },
    },
    failsAs: 'registration_failed',
  },
  {
    path: 'create-user',
    operation: 'CompleteAccount',
    body: person,
    status: 200,
    answer: { data: { user: answeredUser, csrfToken: expect.any(String) as string } },
    failsAs: 'registration_failed',
  },
  {
    path: 'forgot-password',
    operation: 'AskNewPassword',
    body: { email: 'awa@example.org', botProof: 'any' },
    status: 202,
    answer: accepted,
    failsAs: 'password_recovery_failed',
  },
  {
    path: 'reset-password',
    operation: 'ResetPassword',
    body: { hash, password: secret, passwordConfirm: secret },
    status: 200,
    answer: accepted,
    failsAs: 'password_recovery_failed',
  },
];
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  browser.post(`/api/auth/${path}`, body, headers);

describe.each(calls)('$path', ({ path, operation, body, status, answer, failsAs }) => {
  beforeEach(() => browser.hold('__Host-demand-access-token', demand));

  it('answers as in the contract, uncached', async () => {
    const response = await post(path, body);
    expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
      status,
      answer,
      'no-store',
    ]);
  });

  it('returns refusals of WordPress, without passwords and links', async () => {
    refuse('invalid_fields', [{ path: 'input.password', code: 'password_common', value: secret }]);
    const response = await post(path, body, { 'x-locale': 'en' });
    expect([response.statusCode, response.json<{ error: { fields: object[] } }>().error.fields]).toEqual([
      422,
      [
        {
          path: 'password',
          code: 'password_common',
          message: 'This password is too common: it would be easy to guess.',
        },
      ],
    ]);
    for (const text of [secret, hash, demand, 'example.org']) {
      expect(response.body).not.toContain(text);
      expect(JSON.stringify(test.logs)).not.toContain(text);
    }
  });

  it('passes on how long to wait', async () => {
    refuse('rate_limited', [], 1800);
    const response = await post(path, body);
    expect([response.statusCode, response.headers['retry-after'], codeOf(response)]).toEqual([
      429,
      '1800',
      'rate_limited',
    ]);
  });

  it.each([
    ['a field of nobody’s', { role: 'administrator' }, 422, 'unexpected_fields'],
    [
      'another kind of value',
      Object.fromEntries(Object.keys(body).map((name) => [name, { $gt: '' }])),
      400,
      'malformed_request',
    ],
  ])('rejects %s before WordPress', async (_name, more, refused, code) => {
    const response = await post(path, { ...body, ...more });
    expect([response.statusCode, codeOf(response), variablesOf(operation)]).toEqual([refused, code, []]);
  });

  it('returns which fields are missing', async () => {
    const response = await post(path, {});
    expect([response.statusCode, codeOf(response), variablesOf(operation)]).toEqual([
      422,
      'fields_missing',
      [],
    ]);
  });

  it.each([
    ['without a token', { 'x-csrf-token': '' }, 403, 'csrf_missing'],
    ['with a forged token', { 'x-csrf-token': 'forged' }, 403, 'csrf_invalid'],
    ['from another origin', { origin: 'https://evil.example' }, 403, 'forbidden'],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
  ])('is refused %s', async (_name, headers, refused, code) => {
    await browser.csrf();
    const response = await post(path, body, headers);
    expect([response.statusCode, codeOf(response), variablesOf(operation)]).toEqual([refused, code, []]);
  });

  it('has one effect however often it is sent with one key', async () => {
    const headers = { 'x-csrf-token': await browser.csrf(), 'idempotency-key': 'once-and-for-all' };
    const first = await post(path, body, headers);
    browser.hold('__Host-demand-access-token', demand);
    browser.cookies.delete('__Host-refresh-token');
    const second = await post(path, body, headers);
    expect([second.statusCode, second.body, variablesOf(operation).length]).toEqual([status, first.body, 1]);
  });

  it('is 503 while WordPress is away', async () => {
    const token = await browser.csrf();
    await test.wordpress.stop();
    const response = await post(path, body, { 'x-csrf-token': token });
    expect([response.statusCode, response.headers['retry-after'], codeOf(response)]).toEqual([
      503,
      '10',
      'content_system_unavailable',
    ]);
  });

  it('returns server errors with the code of the failed action', async () => {
    test.wordpress.answer = () => data({});
    const response = await post(path, body);
    expect([response.statusCode, codeOf(response)]).toEqual([500, failsAs]);
  });
});

describe('registration', () => {
  it('hands WordPress each field, the language and the address, and nothing else', async () => {
    await post('register-user', { ...registration, phone: '77 123 45 67' }, { 'x-locale': 'en' });
    const { botProof: _proof, ...input } = registration;
    expect(variablesOf('Register')).toEqual([
      { input: { ...input, phone: '+221771234567' }, language: 'EN', address: '127.0.0.1' },
    ]);
  });

  it('notes the address for the page after it, and does not change an existing session', async () => {
    const response = await post('register-user', registration);
    expect(response.cookies).toEqual([
      {
        name: '__Host-sign-up-address',
        value: test.app.cookieSigner.sign('__Host-sign-up-address', registration.email),
        path: '/',
        maxAge: 900,
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      },
    ]);
  });
});

describe('activation', () => {
  it('sets a demand token cookie where a password is still to be chosen, never in the body', async () => {
    test.wordpress.answer = () =>
      data({ passerelleActivate: { signedIn: null, demandToken: demand, demandSeconds: 900 } });
    const response = await post('verify-user-hash', { hash });
    expect(response.json()).toEqual({ data: { active: true, toComplete: true } });
    expect(response.cookies).toEqual([
      {
        name: '__Host-demand-access-token',
        value: test.app.cookieSigner.sign('__Host-demand-access-token', demand),
        path: '/',
        maxAge: 900,
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      },
    ]);
  });

  it('signs in, with a new password where one is chosen', async () => {
    const replace = { hash, password: secret, passwordConfirm: secret };
    await post('verify-user-hash', { ...replace, replace: 'true' }, { 'user-agent': 'Firefox' });
    expect([...browser.cookies.keys()]).toContain('__Host-refresh-token');
    expect(variablesOf('Activate')).toEqual([
      { ...replace, replace: true, address: '127.0.0.1', device: 'Firefox' },
    ]);
  });

  it.each([
    ['is 410 for a link that is spent', 'link_expired', [], 410],
    ['is 422 without the password', 'invalid_fields', [{ path: 'password', code: 'required' }], 422],
  ])('%s', async (_name, code, fields, status) => {
    refuse(code, fields);
    const response = await post('verify-user-hash', { hash });
    expect([response.statusCode, codeOf(response), response.cookies]).toEqual([status, code, []]);
  });
});

describe('completing', () => {
  it('signs the person in with the proof, which is then gone', async () => {
    browser.hold('__Host-demand-access-token', demand);
    await post('create-user', person, { 'user-agent': 'Firefox' });
    expect(variablesOf('CompleteAccount')).toEqual([
      { demandToken: demand, input: { ...person, phone: '' }, address: '127.0.0.1', device: 'Firefox' },
    ]);
    expect([...browser.cookies.keys()].toSorted()).toEqual(
      [
        '__Host-access-token',
        '__Host-known-device',
        '__Host-refresh-token',
        'auth-check',
        'cookie-check',
        'user',
      ].toSorted(),
    );
  });

  it.each([
    ['without a proof', undefined],
    ['with one that WordPress does not take', demand],
  ])('is 410 %s', async (_name, token) => {
    if (token) browser.hold('__Host-demand-access-token', token);
    refuse('link_expired');
    const response = await post('create-user', person);
    expect([response.statusCode, codeOf(response)]).toEqual([410, 'link_expired']);
    expect(browser.cookies.has('__Host-demand-access-token')).toBe(false);
  });
});
