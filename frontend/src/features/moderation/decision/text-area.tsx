import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';

interface TextAreaProps {
  id: string;
  label: string;
  hint: string;
  /** Text after the label of an optional field. */
  optional?: string;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** A text that explains the decision. */
export function TextArea({ id, label, hint, optional, error, field }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
      {(described) => <textarea rows={4} {...described} {...field} id={id} className={form['input']} />}
    </FieldFrame>
  );
}
