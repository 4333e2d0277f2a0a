import { type ComponentType, useCallback } from 'react';
import { useController } from 'react-hook-form';
import type { FieldDefinition } from '../../lib/forms/form-definition.ts';
import { useProblemText } from '../../lib/record-form/use-problem-text.ts';
import type { FieldValues } from '../../lib/record-form/use-record-form.ts';
import { ControlledField } from './controlled-field.tsx';
import { fieldId, type RecordFieldProps, useRecordFormParts } from './record-form-context.ts';

interface OneFieldProps {
  field: FieldDefinition;
  /** Component that replaces that of the field's kind; for several controls under one name. */
  group?: ComponentType<RecordFieldProps>;
}

/** One field of the form, by its declaration. */
export function RecordField({ field, group }: OneFieldProps) {
  const problemText = useProblemText();
  const { form: record, refused } = useRecordFormParts();
  const { key } = field;
  const { field: control, fieldState } = useController<FieldValues>({
    name: key,
    control: record.fields.control,
  });
  const refusal = refused.find(({ path }) => path === key);
  const error = fieldState.error?.message ? problemText(fieldState.error.message) : refusal?.message;
  const { onChange, onBlur } = control;
  const { editor } = record;
  const leave = useCallback(() => {
    onBlur();
    void editor.flush();
  }, [onBlur, editor]);
  return (
    <ControlledField
      id={fieldId(key)}
      path={key}
      group={group}
      field={field}
      value={control.value}
      error={error}
      onChange={onChange}
      onBlur={leave}
    />
  );
}
