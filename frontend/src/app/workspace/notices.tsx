import { createContext, useContext, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { Icon } from '../../components/ui/icon.tsx';
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
      {notices.map(({ id, kind, text }) => (
        <span key={id} className={styles['notice']} data-kind={kind}>
          <span>{text}</span>
          <button type="button" className={styles['close']} onClick={() => store.remove(id)}>
            {close}
          </button>
        </span>
      ))}
    </output>
  );
}
