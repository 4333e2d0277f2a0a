import { object, ref, string } from 'yup';
import { passwordProblems } from '../../../lib/password-rule.ts';

/** The address and the common passwords are checked by WordPress, as the present password is. */
export const checks = object({
  currentPassword: string().required('required'),
  password: string()
    .required('required')
    .test((password, context) => {
      const [problem] = passwordProblems(password, '');
      return problem === undefined || context.createError({ message: problem });
    }),
  passwordConfirm: string()
    .required('required')
    .oneOf([ref('password')], 'password_mismatch'),
});
