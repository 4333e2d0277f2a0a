import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';
import { ControlledField } from '../controlled-field.tsx';
import { fieldId, type RecordFieldProps } from '../record-form-context.ts';
import { useCellErrors } from '../rows/use-cell-errors.ts';
import styles from '../rows/rows.module.css';

/** A choice for each of several entries; what was never chosen has its default. */
export function MapField({ id, field, value, onChange, onBlur, describedBy }: RecordFieldProps) {
  const errorOf = useCellErrors(field);
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  const pathOf = ({ key }: FieldDefinition): string => `${field.key}.${key}`;
  return (
    <div id={id} tabIndex={-1} aria-describedby={describedBy} className={styles['rows']}>
      {(field.columns ?? []).map((column) => (
        <ControlledField
          key={column.key}
          isColumn
          id={fieldId(pathOf(column))}
          path={pathOf(column)}
          field={column}
          value={values[column.key] ?? column.default ?? null}
          error={errorOf(pathOf(column))}
          onChange={(chosen) => onChange({ ...values, [column.key]: chosen })}
          onBlur={onBlur}
        />
      ))}
    </div>
  );
}
