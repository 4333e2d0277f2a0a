import { useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import loading from '../loading-bar.module.css';
import { NoticesContext } from './notices.tsx';

/** What tells people that a screen is loading, and which one has come: the browser does that for documents only. */
export function PageChange() {
  const { key } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  const notices = useContext(NoticesContext);
  const announcer = useRef<HTMLOutputElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    // Hydrated: browser tests wait for it.
    document.documentElement.dataset['enhanced'] = '';
  }, []);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    notices.leaveScreen();
    if (announcer.current) announcer.current.textContent = document.title;
    const heading = document.querySelector<HTMLElement>('#main h1');
    // Scrolling is the router's: a way back goes to where one was.
    heading?.focus({ preventScroll: true });
  }, [key, notices]);
  return (
    <>
      <div
        className={loading['loading']}
        data-loading-bar=""
        data-loading={isLoading ? '' : undefined}
        aria-hidden="true"
      />
      <output ref={announcer} className="visually-hidden" data-announcer="" />
    </>
  );
}
