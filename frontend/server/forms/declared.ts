import { calls } from '../../shared/config/calls/table.ts';
import type { CallRow } from '../../shared/config/calls/call.ts';
import { discover } from '../discover.ts';
import type { Services } from '../services.ts';
import { callForm } from './call-form.ts';
import type { FormPage } from './form-page.ts';

const found = await discover<(services: Services) => readonly FormPage[]>(
  import.meta.dirname,
  '.form.ts',
  'forms',
);

/** Every page with forms of ours: the `forms` of `pages/*.form.ts`, and those that the rows of calls name. */
export const declaredForms = (services: Services): FormPage[] => [
  ...found.flatMap((forms) => forms(services)),
  ...calls.flatMap((row: CallRow) => (row.formOn ? [callForm(row, row.formOn, services)] : [])),
];
