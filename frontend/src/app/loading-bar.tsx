import styles from './loading-bar.module.css';

/** Loading bar, and the live region for results, used by script. */
export function LoadingBar() {
  return (
    <>
      <div className={styles['loading']} data-loading-bar="" aria-hidden="true" />
      <output className="visually-hidden" data-announcer="" />
    </>
  );
}
