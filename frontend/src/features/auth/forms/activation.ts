import { object, string } from 'yup';

/** Whether it is the password of the sign-up is for WordPress to say. */
export const checks = object({ password: string().required('required') });
