import { removeBlanks } from '../../../../shared/forms/blanks.ts';
import { classes } from '../../../lib/classes.ts';
import form from '../../form/form.module.css';
import type { RecordFieldProps } from '../record-form-context.ts';
import styles from '../record-form.module.css';

/** A whole number. Anything else stays as it was typed, for the form to refuse. */
function valueOf(text: string): number | string | null {
  const digits = removeBlanks(text);
  if (digits === '') return null;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : text;
}

export function NumberField(props: RecordFieldProps) {
  const { id, value, onChange, onBlur, isReadOnly, describedBy, isInvalid } = props;
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={classes(form['input'], styles['number'])}
      value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
      onChange={({ target }) => onChange(valueOf(target.value))}
      onBlur={onBlur}
      readOnly={isReadOnly}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
    />
  );
}
