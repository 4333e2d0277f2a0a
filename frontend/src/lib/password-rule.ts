import limits from '../../../wp-plugin/config/limits.json' with { type: 'json' };
import { isCommonPassword } from './common-passwords.ts';

export type PasswordProblem =
  | 'password_too_short'
  | 'too_long'
  | 'password_case'
  | 'password_digit_or_special'
  | 'password_contains_email'
  | 'password_common';

const { min, max } = limits.password;
/** Shorter parts of an address occur in many words by chance. */
const nameMin = 4;
/** WordPress trims passwords when it stores them. */
const blanks = /^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g;
const lengthOf = (text: string): number => Array.from(text).length;

/** Password without the blanks that do not count, however it was typed. */
export const withoutBlanks = (typed: string): string => typed.replaceAll(blanks, '');

/**
 * Rules that a password breaks. `PasswordRule` of the plugin has the same rules: both run the cases of
 * wp-plugin/tests/fixtures/validation/passwords.json. Common passwords are checked once `loadCommonPasswords` has
 * loaded them; until then only by WordPress.
 * @returns nothing for an empty password: that is another problem
 */
export function passwordProblems(typed: string, email: string): PasswordProblem[] {
  const password = withoutBlanks(typed);
  if (password === '') return [];
  const rules: [PasswordProblem, boolean][] = [
    ['password_too_short', lengthOf(password) < min],
    ['too_long', lengthOf(password) > max],
    ['password_case', !/\p{Ll}/u.test(password) || !/\p{Lu}/u.test(password)],
    ['password_digit_or_special', !/[^\p{L}\p{M}]/u.test(password)],
    ['password_contains_email', containsAddress(password.toLowerCase(), email.trim().toLowerCase())],
  ];
  const broken = rules.filter(([, isBroken]) => isBroken).map(([problem]) => problem);
  return broken.length === 0 && isCommonPassword(password) ? ['password_common'] : broken;
}

function containsAddress(password: string, email: string): boolean {
  const [name = ''] = email.split('@', 1);
  return (email !== '' && password.includes(email)) || (lengthOf(name) >= nameMin && password.includes(name));
}
