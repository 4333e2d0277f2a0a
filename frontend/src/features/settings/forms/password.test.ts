import { beforeAll, describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { loadCommonPasswords } from '../../../lib/common-passwords.ts';
import { checks } from './password.ts';

const password = 'Une phrase de passe 2026';
const correct = { currentPassword: 'x', password, passwordConfirm: password };

describe('the form of a new password in the settings', () => {
  beforeAll(loadCommonPasswords);

  it.each([
    ['complete', {}, {}],
    [
      'empty',
      { currentPassword: '', password: '', passwordConfirm: '' },
      { currentPassword: 'required', password: 'required', passwordConfirm: 'required' },
    ],
    ['without the present password', { currentPassword: '' }, { currentPassword: 'required' }],
    ['with a short password', { password: 'x', passwordConfirm: 'x' }, { password: 'password_too_short' }],
    [
      'with another repeated password',
      { passwordConfirm: `${password}!` },
      { passwordConfirm: 'password_mismatch' },
    ],
    [
      'with the present password repeated',
      { passwordConfirm: correct.currentPassword },
      { passwordConfirm: 'password_mismatch' },
    ],
    ['without the repeated password', { passwordConfirm: undefined }, { passwordConfirm: 'required' }],
  ])('%s', (_case, changes, expected) => {
    expect(problemsOf({ ...correct, ...changes })).toEqual(expected);
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
