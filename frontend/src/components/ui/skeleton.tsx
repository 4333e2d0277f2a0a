import styles from './skeleton.module.css';

/** Placeholder of a loading card; the text beside it announces the loading. */
export function CardSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      <span className={styles['cover']} />
      <span className={styles['line']} />
      <span className={styles['line']} />
      <span className={styles['line']} />
    </div>
  );
}
