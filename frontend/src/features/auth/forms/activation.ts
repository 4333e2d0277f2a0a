import { object, string } from 'yup';

/** WordPress checks whether it is the password of the sign-up. */
export const checks = object({ password: string().required('required') });
