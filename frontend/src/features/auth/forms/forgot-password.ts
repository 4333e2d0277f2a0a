import { object } from 'yup';
import { email } from './fields.ts';

export const checks = object({ email });
