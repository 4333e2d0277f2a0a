import { useCallback } from 'react';
import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { ColumnField } from '../column-field.tsx';
import type { RecordFieldProps } from '../record-form-context.ts';
import { useCellErrors } from '../rows/use-cell-errors.ts';
import styles from '../rows/rows.module.css';

/** A choice for each of several entries; what was never chosen has its default. */
export function MapField({ id, field, value, onChange, onBlur, describedBy }: RecordFieldProps) {
  const errorOf = useCellErrors(field);
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  const latest = useLatest(values);
  const change = useCallback(
    (key: string, chosen: unknown) => onChange({ ...latest.current, [key]: chosen }),
    [onChange, latest],
  );
  const pathOf = ({ key }: FieldDefinition): string => `${field.key}.${key}`;
  return (
    <div id={id} tabIndex={-1} aria-describedby={describedBy} className={styles['rows']}>
      {(field.columns ?? []).map((column) => (
        <ColumnField
          key={column.key}
          path={pathOf(column)}
          column={column}
          value={values[column.key] ?? column.default ?? null}
          error={errorOf(pathOf(column))}
          onChange={change}
          onBlur={onBlur}
        />
      ))}
    </div>
  );
}
