import { useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isSamePlace } from '../../lib/same-place.ts';
import loading from '../loading-bar.module.css';
import { focusConfirmation } from './focus-confirmation.ts';
import { NoticesContext } from './notices.tsx';

/** Announces that a screen is loading, and its title when loaded, as browsers do for documents. */
export function PageChange() {
  const { key, state } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  const notices = useContext(NoticesContext);
  const announcer = useRef<HTMLOutputElement>(null);
  const lastKey = useRef(key);
  useEffect(() => {
    // Hydrated: browser tests wait for it.
    document.documentElement.dataset['enhanced'] = '';
  }, []);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (isSamePlace(state)) return;
    notices.clearForNextScreen();
    if (announcer.current) announcer.current.textContent = document.title;
    if (notices.list().some(({ isConfirmation }) => isConfirmation)) return focusConfirmation();
    const heading = document.querySelector<HTMLElement>('#main h1');
    // Scrolling is the router's: a way back goes to where one was.
    heading?.focus({ preventScroll: true });
  }, [key, state, notices]);
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
