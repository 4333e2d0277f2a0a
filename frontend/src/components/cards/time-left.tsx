import { daysUntil } from '../../lib/dates.ts';
import { useSite } from '../../lib/site.ts';
import styles from './card.module.css';

/** One thread for each day of the last month. */
const threads = 30;

/** The days that are left, as threads still on the loom; the words beside it say the same. */
export function TimeLeft({ until }: { until: string }) {
  const { now } = useSite();
  const left = Math.min(threads, daysUntil(until, now));
  return (
    <svg
      className={styles['loom']}
      viewBox={`0 0 ${threads} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 1h${threads}`} />
      <path d={`M0 1h${left}`} data-left={left <= threads / 3 ? 'few' : 'many'} />
    </svg>
  );
}
