import { type ReactNode, useId } from 'react';
import styles from './detail.module.css';

/** A part of the text under its own heading; nothing when it holds nothing. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  if (!children || (Array.isArray(children) && children.length === 0)) return null;
  return (
    <section aria-labelledby={heading} className={styles['section']}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
