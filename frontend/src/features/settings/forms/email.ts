import { object, string } from 'yup';
import { email } from '../../../lib/account-checks.ts';

/** Whether the password is right, WordPress says; whether somebody has the address, nobody but its mailbox. */
export const checks = object({ email, password: string().required('required') });
