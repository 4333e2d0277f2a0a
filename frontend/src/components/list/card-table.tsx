import type { KeyboardEventHandler, ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './card-table.module.css';

interface CardTableProps {
  className?: string | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLTableElement>;
  children: ReactNode;
}

/** A table, or cards where there is no room for one. */
export const CardTable = ({ className, onKeyDown, children }: CardTableProps) => (
  <div className={styles['room']}>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move between the links of its rows */}
    <table className={classes(styles['table'], className)} onKeyDown={onKeyDown}>
      {children}
    </table>
  </div>
);

/** A cell whose heading is repeated in it where rows are cards. */
export const CardCell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td>
    <span className={styles['label']} aria-hidden="true">
      {label}
    </span>
    <span className={styles['value']}>{children}</span>
  </td>
);
