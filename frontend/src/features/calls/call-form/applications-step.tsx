import { useWatch } from 'react-hook-form';
import { RecordField } from '../../../components/record-form/record-field.tsx';
import {
  type RecordFieldProps,
  useRecordFormParts,
} from '../../../components/record-form/record-form-context.ts';
import type { FormStep } from '../../../lib/forms/form-definition.ts';
import { CallStep } from './call-step.tsx';
import { ExplainedChoice } from './explained-choice.tsx';
import { useDependents } from './use-dependents.ts';

/** Fields that only one way of applying needs. */
const externalFields = ['externalUrl'] as const;
const internalFields = ['applicationsEach', 'applicationsKeptMonths'] as const;

const isOf = (fields: readonly string[], key: string) => fields.includes(key);

/** Step about where and how to apply. */
export function ApplicationsStep({ step }: { step: FormStep }) {
  const { fields } = useRecordFormParts().form;
  const mode: unknown = useWatch({ control: fields.control, name: 'managementMode' });
  return (
    <CallStep step={step}>
      {step.fields.map((field) => {
        if (field.key === 'managementMode')
          return <RecordField key={field.key} field={field} group={ModeChoice} />;
        if (isOf(externalFields, field.key) && mode !== 'external') return null;
        if (isOf(internalFields, field.key) && mode !== 'internal') return null;
        return <RecordField key={field.key} field={field} />;
      })}
    </CallStep>
  );
}

function ModeChoice(props: RecordFieldProps) {
  const changeExternal = useDependents(externalFields, 'external');
  const changeInternal = useDependents(internalFields, 'internal');
  return (
    <ExplainedChoice
      {...props}
      onChange={(choice) => {
        changeExternal(choice);
        changeInternal(choice);
        props.onChange(choice);
      }}
    />
  );
}
