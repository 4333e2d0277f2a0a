import { get, useFormState } from 'react-hook-form';
import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';
import { problemText } from '../../../lib/record-form/form-checks.ts';
import { useSite } from '../../../lib/site.ts';
import { ControlledField } from '../controlled-field.tsx';
import { fieldId, useRecordFormParts } from '../record-form-context.ts';
import type { Row } from './rows.ts';

interface RowFieldsProps {
  /** Of the rows. */
  field: FieldDefinition;
  index: number;
  row: Row;
  onChange: (cells: Row) => void;
  onBlur: () => void;
}

/** The fields of one row. */
export function RowFields({ field, index, row, onChange, onBlur }: RowFieldsProps) {
  const { language } = useSite();
  const { form, refused } = useRecordFormParts();
  const { errors } = useFormState({ control: form.fields.control, name: field.key });
  return (field.columns ?? []).map((column) => {
    const path = `${field.key}.${index}.${column.key}`;
    const code: unknown = get(errors, `${path}.message`);
    const refusal = refused.find((problem) => problem.path === path);
    return (
      <ControlledField
        key={column.key}
        isColumn
        id={fieldId(path)}
        field={column}
        value={row[column.key] ?? null}
        error={typeof code === 'string' ? problemText(code, language) : refusal?.message}
        onChange={(value) => onChange({ [column.key]: value })}
        onBlur={onBlur}
      />
    );
  });
}
