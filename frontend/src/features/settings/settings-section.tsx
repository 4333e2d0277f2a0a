import type { ReactNode } from 'react';
import styles from './settings.module.css';

/** One part of the page, with an address of its own. */
export function SettingsSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles['section']}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
