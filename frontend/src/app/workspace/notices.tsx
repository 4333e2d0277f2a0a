import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { focusConfirmation } from './focus-confirmation.ts';
import { NoticeStore } from './notice-store.ts';
import styles from './notices.module.css';

export const NoticesContext = createContext(new NoticeStore());

/** Values of the notice parameter, and their texts. */
const known: Readonly<Record<string, 'notices.activated'>> = {
  activated: 'notices.activated',
};

/** The region is always there: what comes into it is read out. */
export function Notices() {
  const { t } = useTranslation('workspace');
  const store = useContext(NoticesContext);
  const notices = useSyncExternalStore(store.subscribe, store.list, store.list);
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const named = known[parameters.get(noticeParameter) ?? ''];
  parameters.delete(noticeParameter);
  const confirmed = notices.find(({ isConfirmation }) => isConfirmation)?.id;
  useEffect(() => {
    if (confirmed !== undefined) focusConfirmation();
  }, [confirmed]);

  /** The focus goes to what changed, or to the name of the screen. */
  function remove(id: number): void {
    const changed = document.querySelector<HTMLElement>('[data-changed] :is(h2, h3)');
    store.remove(id);
    (changed ?? document.querySelector<HTMLElement>('#main h1'))?.focus({ preventScroll: true });
  }

  const close = (
    <>
      <Icon name="close" />
      <span className="visually-hidden">{t('close')}</span>
    </>
  );
  return (
    <output className={styles['notices']}>
      {named && (
        <span className={styles['notice']} data-kind="success">
          <span>{t(named)}</span>
          <Link
            to={{ pathname, search: parameters.toString() }}
            replace
            preventScrollReset
            className={styles['close']}
          >
            {close}
          </Link>
        </span>
      )}
      {notices.map(({ id, kind, text, isConfirmation = false }) => (
        <span key={id} className={styles['notice']} data-kind={kind}>
          <span {...(isConfirmation && { tabIndex: -1, 'data-confirmation': '' })}>{text}</span>
          <button type="button" className={styles['close']} onClick={() => remove(id)}>
            {close}
          </button>
        </span>
      ))}
    </output>
  );
}
