import type { ReactNode } from 'react';
import styles from './design.module.css';

/** One kind of component under its name. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`design-${id}`} data-part={id} className={styles['part']}>
      <h2 id={`design-${id}`}>{title}</h2>
      {children}
    </section>
  );
}
