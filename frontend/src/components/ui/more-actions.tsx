import { type ReactNode, useId, useState } from 'react';
import styles from './more-actions.module.css';

interface MoreActionsProps {
  label: string;
  /** Name of what the actions are about, for those who hear the button alone. */
  about: string;
  /** The icon alone is shown, where a line has no place for words: always, or on phones. */
  isSmall?: boolean | 'onPhones';
  children: ReactNode;
}

function labelStyle(isSmall: MoreActionsProps['isSmall']): string | undefined {
  if (isSmall === 'onPhones') return styles['label'];
  return isSmall ? 'visually-hidden' : undefined;
}

/**
 * Rarer actions behind one button, unfolded in place: they need no room on a phone, and what opens a dialog is still there
 * when it closes. It stands in a line that wraps.
 */
export function MoreActions({ label, about, isSmall = false, children }: MoreActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={labelStyle(isSmall)}>{label}</span>
        <span className={styles['dots']} />
        <span className="visually-hidden"> {about}</span>
      </button>
      <div id={id} hidden={!isOpen} className={styles['actions']}>
        {children}
      </div>
    </>
  );
}
