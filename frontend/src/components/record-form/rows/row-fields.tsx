import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';
import { ControlledField } from '../controlled-field.tsx';
import { fieldId } from '../record-form-context.ts';
import type { Row } from './rows.ts';
import { useCellErrors } from './use-cell-errors.ts';

export interface RowFieldsProps {
  /** Definition of the rows. */
  field: FieldDefinition;
  index: number;
  row: Row;
  onChange: (cells: Row) => void;
  onBlur: () => void;
}

/** The fields of one row. */
export function RowFields({ field, index, row, onChange, onBlur }: RowFieldsProps) {
  const errorOf = useCellErrors(field);
  return (field.columns ?? []).map((column) => {
    const path = `${field.key}.${index}.${column.key}`;
    return (
      <ControlledField
        key={column.key}
        isColumn
        id={fieldId(path)}
        path={path}
        field={column}
        value={row[column.key] ?? null}
        error={errorOf(path)}
        onChange={(value) => onChange({ [column.key]: value })}
        onBlur={onBlur}
      />
    );
  });
}
