import { beforeAll, describe, expect, it } from 'vitest';
import { object, ValidationError } from 'yup';
import cases from '../../../../../wp-plugin/tests/fixtures/validation/passwords.json' with { type: 'json' };
import { loadCommonPasswords } from '../../../lib/common-passwords.ts';
import { email, newPassword } from '../../../lib/account-checks.ts';

const checks = object({ ...newPassword, email: email.notRequired() });

describe('the field of a new password', () => {
  beforeAll(loadCommonPasswords);

  it.each(cases)('returns the errors of WordPress: $name', ({ password, email: address, codes }) => {
    const typed =
      typeof password === 'string' ? password : password.start + password.repeat.repeat(password.times);
    expect(problemsOf({ password: typed, passwordConfirm: typed, email: address })['password']).toBe(
      codes[0],
    );
  });
});

describe('the repeated password', () => {
  const password = 'Une phrase de passe 2026';

  it.each([
    ['the same', password, undefined],
    ['another', 'Une phrase de passe 2027', 'password_mismatch'],
    ['the same in other letters', password.toUpperCase(), 'password_mismatch'],
    ['the same with a blank at its end', `${password} `, 'password_mismatch'],
    ['empty', '', 'password_mismatch'],
    ['missing', undefined, 'required'],
  ])('%s', (_case, passwordConfirm, code) => {
    expect(problemsOf({ password, passwordConfirm })).toEqual(code ? { passwordConfirm: code } : {});
  });
});

/** The first problem of each field. */
function problemsOf(values: object): Record<string, string> {
  try {
    checks.validateSync(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
  return {};
}
