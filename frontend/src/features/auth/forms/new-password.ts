import { object } from 'yup';
import { newPassword } from './fields.ts';

export const checks = object(newPassword);
