import type { ReactNode } from 'react';
import styles from './lead.module.css';

/** The sentence under the title of a page. */
export const Lead = ({ children }: { children: ReactNode }) => <p className={styles['text']}>{children}</p>;
