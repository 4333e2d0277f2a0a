import type { ReactNode } from 'react';
import styles from './form.module.css';
import { ticked } from '../../../shared/forms/ticked.ts';

interface CheckFieldProps {
  id: string;
  name: string;
  label: ReactNode;
  /** Name of the field in lists of problems, in the place of a sentence. */
  shortLabel?: string;
  defaultChecked?: boolean;
  required?: boolean;
  error?: string | undefined;
}

/** A box to tick, the whole line of which can be pressed. */
export function CheckField(props: CheckFieldProps) {
  const { id, name, label, shortLabel, defaultChecked, required, error } = props;
  return (
    <div className={styles['field']} data-field="" data-invalid={error ? '' : undefined}>
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
      <div className={styles['check']} data-entry="">
        <input
          type="checkbox"
          id={id}
          name={name}
          value={ticked}
          data-label={shortLabel}
          defaultChecked={defaultChecked}
          required={required}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  );
}
