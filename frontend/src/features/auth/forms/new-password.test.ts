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
    expect(problemOf({ password: typed, passwordConfirm: typed, email: address })).toBe(codes[0]);
  });
});

function problemOf(values: object): string | undefined {
  try {
    checks.validateSync(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.find(({ path }) => path === 'password')?.message;
  }
  return undefined;
}
