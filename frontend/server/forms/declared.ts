import { discover } from '../discover.ts';
import type { Services } from '../services.ts';
import type { FormPage } from './form-page.ts';

const found = await discover<(services: Services) => readonly FormPage[]>(
  import.meta.dirname,
  '.form.ts',
  'forms',
);

/** Every page with forms of ours: the `forms` of `pages/*.form.ts`. */
export const declaredForms = (services: Services): FormPage[] => found.flatMap((forms) => forms(services));
