import { object } from 'yup';

/** Nothing is wrong with any choice; the form is sent without leaving the page. */
export const checks = object({});
