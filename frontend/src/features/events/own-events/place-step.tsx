import { useWatch } from 'react-hook-form';
import { RecordField } from '../../../components/record-form/record-field.tsx';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { fieldsOfStep } from './step-fields.ts';

/** Fields that an event of a mode does not need. */
const unused: Readonly<Record<string, readonly string[]>> = {
  online: ['place', 'address'],
  onsite: ['onlineUrl'],
};
const fields = fieldsOfStep('place');

/** Step about the place: the fields that fit the mode of the event, and those that are filled in already. */
export function PlaceStep() {
  const { form, refused } = useRecordFormParts();
  const values = useWatch({ control: form.fields.control });
  const mode: unknown = values['mode'];
  const left = typeof mode === 'string' ? (unused[mode] ?? []) : [];
  const isShown = (key: string): boolean =>
    !left.includes(key) || Boolean(values[key]) || refused.some(({ path }) => path === key);
  return fields.map((field) => isShown(field.key) && <RecordField key={field.key} field={field} />);
}
