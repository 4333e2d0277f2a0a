import { object } from 'yup';

/** No checks: every choice is valid. The form is sent without leaving the page. */
export const checks = object({});
