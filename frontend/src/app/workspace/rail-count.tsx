import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes.ts';
import styles from './rail.module.css';
import type { Waiting } from './waiting.ts';

interface RailCountProps {
  waiting: readonly Waiting[];
  /** Says in words what is counted, where there is room. */
  isExplained?: boolean;
}

/** How much waits at an entry: one number to see, its meaning to hear. What only waits for oneself to go on is quieter. */
export function RailCount({ waiting, isExplained = false }: RailCountProps) {
  const { t } = useTranslation('workspace');
  if (waiting.length === 0) return null;
  const meaning = waiting.map(({ key, count }) => t(key, { count })).join(', ');
  if (isExplained) return <span className={styles['meaning']}>{meaning}</span>;
  const isQuiet = waiting.every(({ key }) => key === 'waiting.drafts');
  return (
    <>
      <span
        className={classes(styles['count'], isQuiet && styles['quiet'])}
        aria-hidden="true"
        title={meaning}
      >
        {waiting.reduce((sum, { count }) => sum + count, 0)}
      </span>
      <span className="visually-hidden">, {meaning}</span>
    </>
  );
}
