import { object, string } from 'yup';
import { email } from '../../../lib/account-checks.ts';

/** WordPress checks the password; a mail verifies the address. */
export const checks = object({ email, password: string().required('required') });
