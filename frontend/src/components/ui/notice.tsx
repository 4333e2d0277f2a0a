import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A remark about the page that the reader should not miss. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={styles['notice']} role="note">
      {children}
    </p>
  );
}
