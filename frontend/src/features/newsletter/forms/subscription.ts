import { object } from 'yup';
import { email } from '../../../lib/account-checks.ts';

export const checks = object({ email });
