import limits from '../../../wp-plugin/config/limits.json' with { type: 'json' };

export type PasswordProblem =
  | 'password_too_short'
  | 'too_long'
  | 'password_case'
  | 'password_digit_or_special'
  | 'password_contains_email';

const { min, max } = limits.password;
/** A part of an address that is shorter stands in many words by chance. */
const nameMin = 4;
/** WordPress leaves out the blanks around a password when it stores one. */
const blanks = /^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g;
const lengthOf = (text: string): number => Array.from(text).length;

/**
 * Which rules a password breaks, but for the common ones, which WordPress alone knows. `PasswordRule` of the plugin says the
 * same: both run the cases of wp-plugin/tests/fixtures/validation/passwords.json.
 * @returns nothing for an empty password: that is another problem
 */
export function passwordProblems(typed: string, email: string): PasswordProblem[] {
  const password = typed.replaceAll(blanks, '');
  if (password === '') return [];
  const broken: [PasswordProblem, boolean][] = [
    ['password_too_short', lengthOf(password) < min],
    ['too_long', lengthOf(password) > max],
    ['password_case', !/\p{Ll}/u.test(password) || !/\p{Lu}/u.test(password)],
    ['password_digit_or_special', !/[^\p{L}\p{M}]/u.test(password)],
    ['password_contains_email', containsAddress(password.toLowerCase(), email.trim().toLowerCase())],
  ];
  return broken.filter(([, isBroken]) => isBroken).map(([problem]) => problem);
}

function containsAddress(password: string, email: string): boolean {
  const [name = ''] = email.split('@', 1);
  return (email !== '' && password.includes(email)) || (lengthOf(name) >= nameMin && password.includes(name));
}
