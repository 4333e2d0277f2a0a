import { classes } from '../../lib/classes.ts';
import { block, weavePaths } from '../../../shared/share-pictures/weave-paths.ts';
import styles from './weave.module.css';

interface WeaveProps {
  /** Any number; the same one always weaves the same cloth. */
  seed: number;
  columns: number;
  rows: number;
  /** The threads' classes: `all` for the site's palette, `accent` for the colours of the surrounding family. */
  threads?: 'all' | 'accent';
  className?: string | undefined;
}

const threadClasses = {
  all: [styles['thread2'], styles['thread3'], styles['thread4'], styles['thread5'], styles['thread6']],
  // Twice, so that half of the cloth is of the family's colour.
  accent: [styles['accent'], styles['accent'], styles['thread6'], styles['thread3']],
};

/** Decorative, so it is hidden from assistive technology. */
export function Weave({ seed, columns, rows, threads = 'all', className }: WeaveProps) {
  const colours = threadClasses[threads];
  return (
    <svg
      className={classes(styles['cloth'], className)}
      viewBox={`0 0 ${columns * block} ${rows * block}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {weavePaths(seed, columns, rows, colours.length).map(
        (path, index) =>
          // A colour may come twice, and a path never moves.
          // oxlint-disable-next-line react/no-array-index-key
          path && <path key={index} className={colours[index]} d={path} />,
      )}
    </svg>
  );
}
