import { object, string } from 'yup';

/** Only local checks: WordPress verifies the address and the password. */
export const checks = object({
  email: string().trim().required('required'),
  password: string().required('required'),
});
