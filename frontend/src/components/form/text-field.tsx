import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './form.module.css';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'defaultValue' | 'disabled' | 'inputMode' | 'maxLength' | 'required' | 'spellCheck'
>;

interface TextFieldProps extends Native {
  id: string;
  name: string;
  label: string;
  /** `textarea` for several lines; otherwise the type of the input. */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'date' | 'textarea';
  /** Text after the label of an optional field. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** A script puts a button with these texts after a password. */
  reveal?: { show: string; hide: string };
  /** Below the field: what helps while one types. */
  children?: ReactNode;
}

/** A native input with label, hint and error. Works without script. */
export function TextField(props: TextFieldProps) {
  const { id, label, type = 'text', optional, hint, error, reveal, children, ...native } = props;
  const more = children ? `${id}-more` : undefined;
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error} more={more}>
      {(described) => {
        const attributes = {
          ...native,
          ...described,
          id,
          className: styles['input'],
          'data-reveal': reveal?.show,
          'data-conceal': reveal?.hide,
        };
        return (
          <>
            <div className={styles['entry']} data-entry="">
              {type === 'textarea' ? (
                <textarea rows={4} {...attributes} />
              ) : (
                <input type={type} {...attributes} />
              )}
            </div>
            {children && <div id={`${id}-more`}>{children}</div>}
          </>
        );
      }}
    </FieldFrame>
  );
}
