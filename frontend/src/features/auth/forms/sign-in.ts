import { object, string } from 'yup';

/** Only what can be told without asking: whether the address and the password fit is for WordPress to say. */
export const checks = object({
  email: string().trim().required('required'),
  password: string().required('required'),
});
