import { useTranslation } from 'react-i18next';
import { classes } from '../../lib/classes.ts';
import styles from './rail.module.css';
import type { Waiting } from './waiting.ts';

/** How much waits at an entry: one number to see, its meaning to hear. What only waits for oneself to go on is quieter. */
export function RailCount({ waiting }: { waiting: readonly Waiting[] }) {
  const { t } = useTranslation('workspace');
  if (waiting.length === 0) return null;
  const isQuiet = waiting.every(({ key }) => key === 'waiting.drafts');
  return (
    <>
      <span className={classes(styles['count'], isQuiet && styles['quiet'])} aria-hidden="true">
        {waiting.reduce((sum, { count }) => sum + count, 0)}
      </span>
      <span className="visually-hidden">
        {waiting.map(({ key, count }) => `, ${t(key, { count })}`).join('')}
      </span>
    </>
  );
}
