import type { ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps {
  children: ReactNode;
  /** `primary`: what the page is for · `secondary`: another way · `quiet`: rarely wanted. */
  kind?: 'primary' | 'secondary' | 'quiet';
  /** A link that looks like a button; without it, the button of a form. */
  href?: string;
  disabled?: boolean;
  /** Something is under way: says so and can't be pressed twice. */
  busy?: boolean;
}

export function Button({ children, kind = 'primary', href, disabled = false, busy = false }: ButtonProps) {
  if (href !== undefined) {
    return (
      <a href={href} className={styles['button']} data-kind={kind}>
        {children}
      </a>
    );
  }
  return (
    <button
      type="submit"
      className={styles['button']}
      data-kind={kind}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {children}
    </button>
  );
}
