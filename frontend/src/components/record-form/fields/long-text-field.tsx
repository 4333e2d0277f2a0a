import { classes } from '../../../lib/classes.ts';
import form from '../../form/form.module.css';
import type { RecordFieldProps } from '../record-form-context.ts';
import styles from '../record-form.module.css';

/** A text of several lines, which grows with what is written. */
export function LongTextField(props: RecordFieldProps) {
  const { id, value, onChange, onBlur, isReadOnly, describedBy, isInvalid } = props;
  return (
    <textarea
      id={id}
      rows={5}
      className={classes(form['input'], styles['longText'])}
      value={(value as string | null) ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      onBlur={onBlur}
      readOnly={isReadOnly}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
    />
  );
}
