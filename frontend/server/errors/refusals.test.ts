import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthSite, type Browser, startAuthSite } from '../testing/auth-site.ts';
import { password, user } from '../testing/fake-accounts.ts';
import { data, raw } from '../testing/fake-wordpress.ts';
import { errorMessage } from '../../shared/config/errors.ts';
import { formatInstantAt } from '../../shared/dates/zoned-dates.ts';
import { fieldErrorMessage, type FieldErrorCode } from '../../shared/config/field-errors.ts';

let test: AuthSite;
let browser: Browser;
beforeEach(async () => {
  test = await startAuthSite();
  browser = test.browser();
});
afterEach(() => test.close());

/** Answers as WordPress does when it refuses; nothing but path and code may go any further. */
function refuse(code: string, fields: object[] = [], current?: object): void {
  const extensions = { code, category: 'invalid', fields, ...(current && { current }) };
  const refusal = { message: 'SELECT secret', extensions };
  test.wordpress.answer = () =>
    raw(200, { 'content-type': 'application/json' }, JSON.stringify({ data: null, errors: [refusal] }));
}
const signIn = (language: 'fr' | 'en' = 'fr') =>
  browser.post(
    '/api/auth/login',
    { email: user.email, password },
    { 'x-locale': language, 'x-request-id': 'asked-1234' },
  );

const inEnglish = (code: FieldErrorCode) => fieldErrorMessage(code, 'en');

describe('a refusal of WordPress', () => {
  it.each([
    ['invalid_fields', 422],
    ['fields_missing', 422],
    ['unexpected_fields', 422],
    ['idempotency_mismatch', 422],
    ['invalid_credentials', 401],
    ['session_expired', 401],
    ['forbidden', 403],
    ['social_consent_missing', 403],
    ['oauth_email_missing', 400],
    ['switch_token_missing', 400],
    ['switch_token_invalid', 410],
    ['link_expired', 410],
    ['not_found', 404],
    ['stale_version', 409],
    ['invalid_transition', 409],
    ['not_editable', 409],
    ['locked_by_other', 409],
    ['rate_limited', 429],
  ] as const)('is told as %s with %d, in both languages', async (code, status) => {
    refuse(code);
    for (const language of ['fr', 'en'] as const) {
      const response = await signIn(language);
      expect([response.statusCode, response.json()]).toEqual([
        status,
        {
          error: { code, message: errorMessage(code, language), fields: [], requestId: 'asked-1234' },
        },
      ]);
    }
  });

  it('returns each error with its field, and nothing else', async () => {
    refuse('invalid_fields', [
      { path: 'email', code: 'invalid_email', params: { hint: 'secret' }, value: 'secret' },
      { path: 'input.password', code: 'password_common' },
      { path: 'phone', code: 'unheard_of' },
      { path: '', code: 'required' },
      { code: 'required' },
      { path: 3, code: 'required' },
    ]);
    const response = await signIn('en');
    expect([response.statusCode, response.json()]).toEqual([
      422,
      {
        error: {
          code: 'invalid_fields',
          message: errorMessage('invalid_fields', 'en'),
          fields: [
            { path: 'email', code: 'invalid_email', message: inEnglish('invalid_email') },
            { path: 'password', code: 'password_common', message: inEnglish('password_common') },
            { path: 'phone', code: 'invalid', message: inEnglish('invalid') },
          ],
          requestId: 'asked-1234',
        },
      },
    ]);
  });

  it.each([
    ['fr', 'Fin du délai\u00a0: ', '. Cette réponse ne peut plus être remplacée.'],
    ['en', 'The deadline was ', '. This answer can no longer be replaced.'],
  ] as const)(
    'names when the time was over, in the zone of the call (%s)',
    async (language, before, after) => {
      const current = { instant: '2027-01-05T10:00:00+00:00', zone: 'Africa/Kinshasa' };
      const message = before + formatInstantAt(current.instant, language, current.zone) + after;
      refuse('completion_over', [], current);
      const response = await signIn(language);
      expect([response.statusCode, response.json()]).toEqual([
        409,
        { error: { code: 'completion_over', message, fields: [], requestId: 'asked-1234', current } },
      ]);
    },
  );

  it('names no instant where none is known', async () => {
    refuse('call_closed');
    expect((await signIn('en')).json()).toMatchObject({
      error: { message: errorMessage('call_closed', 'en') },
    });
  });

  it('with an unknown code is not a refusal', async () => {
    refuse('constructor');
    expect((await signIn()).statusCode).toBe(503);
  });
});

it('server errors have the code of the failed action', async () => {
  test.wordpress.answer = () => data({ passerelleSignIn: null });
  const response = await signIn('en');
  expect([response.statusCode, response.json()]).toEqual([
    500,
    {
      error: {
        code: 'authentication_failed',
        message: 'An error occurred during authentication. Please try again.',
        fields: [],
        requestId: 'asked-1234',
      },
    },
  ]);
});
