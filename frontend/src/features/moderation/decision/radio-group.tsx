import { Fragment } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './decision.module.css';

interface RadioGroupProps {
  id: string;
  legend: string;
  hint?: string;
  options: readonly { value: string; label: string; hint?: string | undefined }[];
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** One of a few, each with the whole line to press. */
export function RadioGroup({ id, legend, hint, options, error, field }: RadioGroupProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={styles['group']}
      aria-describedby={described || undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend>{legend}</legend>
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
      {options.map(({ value, label, hint: ofOption }) => (
        <Fragment key={value}>
          <label className={styles['option']}>
            <input
              type="radio"
              value={value}
              aria-describedby={ofOption && `${id}-${value}-hint`}
              {...field}
            />
            {label}
          </label>
          {ofOption && (
            <p id={`${id}-${value}-hint`} className={styles['optionHint']}>
              {ofOption}
            </p>
          )}
        </Fragment>
      ))}
    </fieldset>
  );
}
