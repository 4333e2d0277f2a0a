import { object } from 'yup';
import { newPassword } from '../../../lib/account-checks.ts';

export const checks = object(newPassword);
