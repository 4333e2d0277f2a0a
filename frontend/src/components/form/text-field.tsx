import type { InputHTMLAttributes } from 'react';
import styles from './form.module.css';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'defaultValue' | 'disabled' | 'inputMode' | 'maxLength' | 'spellCheck'
>;

interface TextFieldProps extends Native {
  id: string;
  name: string;
  label: string;
  /** `textarea` for several lines; otherwise the type of the input. */
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'date' | 'textarea';
  hint?: string;
  error?: string | undefined;
  /** A script puts a button with these texts after a password. */
  reveal?: { show: string; hide: string };
}

/** A native input with its label, what helps and what is wrong. Works without script. */
export function TextField({ id, label, type = 'text', hint, error, reveal, ...native }: TextFieldProps) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const attributes = {
    ...native,
    id,
    className: styles['input'],
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    'data-reveal': reveal?.show,
    'data-conceal': reveal?.hide,
  };
  return (
    <div className={styles['field']} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
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
      <div className={styles['entry']}>
        {type === 'textarea' ? <textarea rows={4} {...attributes} /> : <input type={type} {...attributes} />}
      </div>
    </div>
  );
}
