import { useSite } from '../../lib/site.ts';
import { daysLeft } from '../../lib/time-left.ts';
import { daysOf } from '../../lib/zone-days.ts';
import styles from './card.module.css';

/** One thread for each day of the last month. */
const threads = 30;

/** Drawing of the days left, one thread each; the text beside it states the same. */
export function TimeLeft({ until, zone }: { until: string; zone: string | null }) {
  const { now } = useSite();
  // The last day has a thread too.
  const left = Math.min(threads, Math.max(1, daysLeft(until, daysOf(zone), now) ?? 0));
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
