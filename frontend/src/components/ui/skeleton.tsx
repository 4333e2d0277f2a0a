import styles from './skeleton.module.css';

/** The room of a card that is on its way; the words beside it say that one waits. */
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
