import { object } from 'yup';
import { email, newPassword, person } from '../../../lib/account-checks.ts';

export const checks = object({ ...person, email, ...newPassword });
