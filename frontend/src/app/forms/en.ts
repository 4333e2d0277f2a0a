import type { FormTexts } from '../../components/form/client/enhance-form.ts';
import { errors, en as form, scriptTexts } from '../../components/form/locales/en.ts';

/** What forms say in English. */
export const texts: FormTexts = {
  ...scriptTexts,
  errors,
  problems: form.problems,
  errorPrefix: form.errorPrefix,
};
