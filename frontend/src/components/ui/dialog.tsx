import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './native-dialog.module.css';

interface DialogProps {
  title: string;
  closeText: string;
  /** Called by Escape, the button and `onClose` of the browser. */
  onClose: () => void;
  /** Takes the focus in the place of the title. */
  field?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal dialog of the workspace, the browser's own: it takes the focus at its title and gives it back. */
export function Dialog({ title, closeText, onClose, field, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    const { current } = dialog;
    current?.showModal();
    (field ?? heading).current?.focus();
    return () => {
      current?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [field]);
  return createPortal(
    <dialog ref={dialog} aria-labelledby={id} className={styles['dialog']} onClose={onClose}>
      <div className={styles['inner']}>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        {children}
        <button type="button" className={styles['close']} onClick={onClose}>
          {closeText}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
