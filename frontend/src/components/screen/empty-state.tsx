import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Purpose of this screen. */
  what: ReactNode;
  /** First steps, in order. */
  steps?: readonly string[];
  /** Links to where one does it. */
  children?: ReactNode;
}

/** Replaces a list that has no items yet; states its purpose and how to fill it. */
export const EmptyState = ({ what, steps, children }: EmptyStateProps) => (
  <div className={styles['empty']}>
    {typeof what === 'string' ? <p>{what}</p> : what}
    {steps && steps.length > 0 && (
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )}
    {children}
  </div>
);
