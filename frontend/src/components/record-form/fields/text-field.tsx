import type { FieldKind } from '../../../lib/forms/form-definition.ts';
import form from '../../form/form.module.css';
import type { RecordFieldProps } from '../record-form-context.ts';

const inputTypes: Partial<Record<FieldKind, 'email' | 'url'>> = {
  email: 'email',
  url: 'url',
  youtubeUrl: 'url',
};

/** A text of one line. */
export function TextField(props: RecordFieldProps) {
  const { id, field, value, onChange, onBlur, isReadOnly, describedBy, isInvalid } = props;
  return (
    <input
      id={id}
      type={inputTypes[field.kind] ?? 'text'}
      className={form['input']}
      value={(value as string | null) ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      onBlur={onBlur}
      readOnly={isReadOnly}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={field.required === 'save' || undefined}
    />
  );
}
