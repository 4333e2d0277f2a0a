import { type ReactNode, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './folded-filters.module.css';
import tool from './tool.module.css';

interface FoldedFiltersProps {
  text: string;
  /** Whether the list is filtered when one comes here. */
  isOpen: boolean;
  children: ReactNode;
}

/** Filters of a list: a line to unfold on phones, where the first row comes first; always open where there is room. */
export function FoldedFilters({ text, isOpen, children }: FoldedFiltersProps) {
  // The person’s from then on: another list does not fold it.
  const [isFirstOpen] = useState(isOpen);
  return (
    <details className={classes(tool['tool'], styles['folded'])} open={isFirstOpen}>
      <summary>{text}</summary>
      <div>{children}</div>
    </details>
  );
}
