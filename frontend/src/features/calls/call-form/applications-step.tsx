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

const externalFields = ['externalUrl'] as const;

/** Step about where and how to apply. */
export function ApplicationsStep({ step }: { step: FormStep }) {
  const { fields } = useRecordFormParts().form;
  const mode: unknown = useWatch({ control: fields.control, name: 'managementMode' });
  return (
    <CallStep step={step}>
      {step.fields.map((field) => {
        if (field.key === 'managementMode')
          return <RecordField key={field.key} field={field} group={ModeChoice} />;
        if (field.key === 'externalUrl' && mode !== 'external') return null;
        return <RecordField key={field.key} field={field} />;
      })}
    </CallStep>
  );
}

function ModeChoice(props: RecordFieldProps) {
  const change = useDependents(externalFields, 'external');
  return (
    <ExplainedChoice
      {...props}
      onChange={(choice) => {
        change(choice);
        props.onChange(choice);
      }}
    />
  );
}
