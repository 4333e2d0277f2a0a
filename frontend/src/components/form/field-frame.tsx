import { type ReactNode, useContext } from 'react';
import styles from './form.module.css';
import { OwnErrors } from './own-errors.ts';

interface Described {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps {
  /** Id of the field itself. */
  id: string;
  label: string;
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Id of what else describes the field. */
  more?: string | undefined;
  children: (described: Described) => ReactNode;
}

/** The parts around a field: label, hint and error. Script writes errors into the same elements. */
export function FieldFrame({ id, label, optional, hint, error: refusal, more, children }: FieldFrameProps) {
  const own = useContext(OwnErrors)[id];
  const error = refusal && (own ?? refusal);
  const described = [error && `${id}-error`, hint && `${id}-hint`, more].filter(Boolean).join(' ');
  return (
    <div className={styles['field']} data-field="" data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles['optional']}> ({optional})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
      {children({ 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
    </div>
  );
}
