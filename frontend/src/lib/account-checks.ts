import { boolean, ref, string } from 'yup';
import limits from '../../../wp-plugin/config/limits.json' with { type: 'json' };
import { emailAddress, normaliseEmail } from '../../shared/forms/email-address.ts';
import { passwordProblems, withoutBlanks } from './password-rule.ts';

const text = limits.text;
const oneLine = (value: string): string => value.replace(/\s+/gu, ' ').trim();
const isShort = (max: number) => (value: string | undefined) => Array.from(value ?? '').length <= max;

const name = string()
  .transform((value: unknown) => (typeof value === 'string' ? oneLine(value) : value))
  .required('required')
  .test('too_long', 'too_long', isShort(text.short))
  .matches(/^[^<>\p{C}]*$/u, { message: 'unexpected_fields' });

export const email = string()
  .transform((value: unknown) => (typeof value === 'string' ? normaliseEmail(value) : value))
  .required('required')
  .test('too_long', 'too_long', isShort(text.email))
  .matches(emailAddress, { message: 'invalid_email', excludeEmptyString: true });

/** WordPress validates telephone numbers. */
export const person = {
  firstName: name,
  lastName: name,
  country: string().required('required'),
  acceptTerms: boolean().isTrue('privacy_consent_required'),
};

export const newPassword = {
  password: string()
    .required('required')
    .test('rule', (value, { parent, createError }) => {
      if (withoutBlanks(value) === '') return createError({ message: 'required' });
      const { email: address = '' } = parent as { email?: string };
      const [problem] = passwordProblems(value, address);
      return problem === undefined || createError({ message: problem });
    }),
  passwordConfirm: string()
    .required('required')
    .oneOf([ref('password')], 'password_mismatch'),
};
