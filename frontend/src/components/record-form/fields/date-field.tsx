import { classes } from '../../../lib/classes.ts';
import form from '../../form/form.module.css';
import type { RecordFieldProps } from '../record-form-context.ts';
import styles from '../record-form.module.css';

/** A day, by the browser's date field, which follows the user's language. */
export function DateField(props: RecordFieldProps) {
  const { id, value, onChange, onBlur, isReadOnly, describedBy, isInvalid } = props;
  return (
    <input
      id={id}
      type="date"
      className={classes(form['input'], styles['date'])}
      value={(value as string | null) ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      onBlur={onBlur}
      readOnly={isReadOnly}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
    />
  );
}
