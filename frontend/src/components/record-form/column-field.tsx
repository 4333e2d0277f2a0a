import { useCallback } from 'react';
import type { FieldDefinition } from '../../lib/forms/form-definition.ts';
import { ControlledField } from './controlled-field.tsx';
import { fieldId } from './record-form-context.ts';

interface ColumnFieldProps {
  /** Path of the value in the record: `actions.0.name`. */
  path: string;
  column: FieldDefinition;
  value: unknown;
  error: string | undefined;
  /** Stays the same while others are typed into, so that this field is not rendered again. */
  onChange: (column: string, value: unknown) => void;
  onBlur: () => void;
}

/** One of several fields in one value of the record. */
export function ColumnField({ path, column, value, error, onChange, onBlur }: ColumnFieldProps) {
  const { key } = column;
  const change = useCallback((next: unknown) => onChange(key, next), [onChange, key]);
  return (
    <ControlledField
      isColumn
      id={fieldId(path)}
      path={path}
      field={column}
      value={value}
      error={error}
      onChange={change}
      onBlur={onBlur}
    />
  );
}
