import type { ReactNode } from 'react';
import styles from './settings.module.css';

/** What the page of one section shows below its head. */
export const SettingsSection = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className={styles['section']}>
    {children}
  </div>
);
