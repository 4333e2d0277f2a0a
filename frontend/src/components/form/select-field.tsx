import { FieldFrame } from './field-frame.tsx';
import styles from './form.module.css';

interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Label of the first option, whose value is empty. */
  emptyLabel: string;
  defaultValue?: string;
  autoComplete?: string;
  required?: boolean;
  optional?: string;
  hint?: string;
  error?: string | undefined;
}

/** A native list to choose one value from: the telephone's own, and it finds by typing. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, options, emptyLabel, optional, hint, error, ...native } = props;
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      {(described) => (
        <select {...native} {...described} id={id} className={styles['input']}>
          <option value="">{emptyLabel}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
