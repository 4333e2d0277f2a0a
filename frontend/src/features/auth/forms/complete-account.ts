import { object } from 'yup';
import { newPassword, person } from '../../../lib/account-checks.ts';

/** The address is known to WordPress alone. */
export const checks = object({ ...person, ...newPassword });
