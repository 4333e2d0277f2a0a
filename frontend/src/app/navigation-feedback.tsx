import { useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useTranslate } from '../i18n/use-translate.ts';
import styles from './navigation-feedback.module.css';

/**
 * What a browser says by itself when it loads a page, and a script must say in its place: that something is coming,
 * that it has come, and where reading starts again.
 */
export function NavigationFeedback() {
  const t = useTranslate();
  const { state } = useNavigation();
  const loading = state !== 'idle';
  const announcement = usePageChange();
  return (
    <>
      <ScrollRestoration />
      <div className={styles['loading']} data-loading={loading ? '' : undefined} aria-hidden="true" />
      <output className="visually-hidden">{loading ? t('frame.loading') : announcement}</output>
    </>
  );
}

/** Moves focus to the new page's title, or to the results when only the parameters changed; says the page's name. */
function usePageChange(): string {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search });
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.search === search) return;
    shown.current = { pathname, search };
    const results = before.pathname === pathname ? document.getElementById('results') : null;
    const heading = results ?? document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: !results });
    }
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('nav details[open]')) menu.open = false;
    setAnnouncement(document.title);
  }, [pathname, search]);
  return announcement;
}
