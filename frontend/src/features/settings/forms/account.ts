import { object, string } from 'yup';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };

const name = () => string().trim().required('required').max(limits.text.short, 'too_long');

/** WordPress validates telephone numbers: it has the numbering plans of all countries. */
export const checks = object({
  firstName: name(),
  lastName: name(),
  country: string().required('required'),
  language: string().required('required'),
});
