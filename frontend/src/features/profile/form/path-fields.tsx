import { useWatch } from 'react-hook-form';
import { Imported } from '../../../components/record-form/imported.tsx';
import { RecordField } from '../../../components/record-form/record-field.tsx';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { profileDefinition } from './profile-definition.ts';

const fields = profileDefinition.steps.find(({ key }) => key === 'path')?.fields ?? [];
const [memberType, ...others] = fields;
/** Freelancers must fill them in before submission. */
const forFreelancers = others.map((field) => ({ ...field, required: 'submit' as const }));
const loadStructures = async () => (await import('./path-structures.tsx')).PathStructures;
const none = {};

/** How the person takes part: what freelancers give, or the structures of who belongs to one. */
export function PathFields() {
  const { fields: form } = useRecordFormParts().form;
  const path: unknown = useWatch({ control: form.control, name: 'memberType' });
  return (
    <>
      {memberType && <RecordField field={memberType} />}
      {path === 'freelancer' && forFreelancers.map((field) => <RecordField key={field.key} field={field} />)}
      {path === 'structure' && <Imported load={loadStructures} props={none} />}
    </>
  );
}
PathFields.later = [loadStructures];
