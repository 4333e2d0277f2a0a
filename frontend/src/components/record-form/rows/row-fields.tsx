import { useCallback } from 'react';
import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';
import { ColumnField } from '../column-field.tsx';
import type { Row } from './rows.ts';
import { useCellErrors } from './use-cell-errors.ts';

export interface RowFieldsProps {
  /** Definition of the rows. */
  field: FieldDefinition;
  index: number;
  row: Row;
  /** Stays the same while rows change. */
  onChange: (index: number, cells: Row) => void;
  onBlur: () => void;
}

/** The fields of one row. */
export function RowFields({ field, index, row, onChange, onBlur }: RowFieldsProps) {
  const errorOf = useCellErrors(field);
  const change = useCallback(
    (column: string, value: unknown) => onChange(index, { [column]: value }),
    [onChange, index],
  );
  return (field.columns ?? []).map((column) => {
    const path = `${field.key}.${index}.${column.key}`;
    return (
      <ColumnField
        key={column.key}
        path={path}
        column={column}
        value={row[column.key] ?? null}
        error={errorOf(path)}
        onChange={change}
        onBlur={onBlur}
      />
    );
  });
}
