import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps {
  children: ReactNode;
  /** `primary`: what the page is for · `secondary`: another way · `quiet`: rarely wanted. */
  kind?: 'primary' | 'secondary' | 'quiet';
  /** A link that looks like a button; without it, the button of a form. */
  href?: string;
  disabled?: boolean;
  /** Busy: announced, and cannot be pressed twice. */
  busy?: boolean;
  /** Name of the value that is sent with the form by this button. */
  name?: string;
  value?: string;
  /** `button`: it only does what `onClick` says. */
  type?: 'submit' | 'button';
  onClick?: () => void;
}

export function Button(props: ButtonProps) {
  const {
    children,
    kind = 'primary',
    href,
    disabled = false,
    busy = false,
    type = 'submit',
    onClick,
    name,
    value,
  } = props;
  if (href !== undefined) {
    return (
      <a href={href} className={styles['button']} data-kind={kind}>
        {children}
      </a>
    );
  }
  return (
    <button
      type={type}
      name={name}
      value={value}
      onClick={onClick}
      className={styles['button']}
      data-kind={kind}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {children}
    </button>
  );
}
