import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** What this screen is for. */
  what: ReactNode;
  /** What one does first, in order. */
  steps?: readonly string[];
  /** Links to where one does it. */
  children?: ReactNode;
}

/** In the place of a list that has nothing yet: what it is for, and how it fills. */
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
