import type { FormTexts } from '../../components/form/client/enhance-form.ts';
import { errors, fr as form, scriptTexts } from '../../components/form/locales/fr.ts';

/** What forms say in French. */
export const texts: FormTexts = {
  ...scriptTexts,
  errors,
  problems: form.problems,
  errorPrefix: form.errorPrefix,
};
