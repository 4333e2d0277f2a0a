import styles from './loading-bar.module.css';

/** What script needs to say that a page is loading, and which list has come. */
export function LoadingBar() {
  return (
    <>
      <div className={styles['loading']} data-loading-bar="" aria-hidden="true" />
      <output className="visually-hidden" data-announcer="" />
    </>
  );
}
