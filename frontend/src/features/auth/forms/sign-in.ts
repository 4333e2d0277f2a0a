import { trimBlanks } from '../../../../shared/forms/blanks.ts';
import { object, string } from 'yup';

/** Only local checks: WordPress verifies the address and the password. */
export const checks = object({
  email: string().transform(trimBlanks).required('required'),
  password: string().required('required'),
});
