import { object } from 'yup';
import { email, newPassword, person } from './fields.ts';

export const checks = object({ ...person, email, ...newPassword });
