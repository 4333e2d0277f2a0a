import { object } from 'yup';

/** Any choice is right, none too. */
export const checks = object({});
