import { useContext, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { TrailContext } from '../../components/screen/trail.tsx';
import { OnboardingInvite } from '../../features/onboarding/invite.tsx';
import { ChangedContext } from '../../lib/changed-record.ts';
import { useMember } from '../../lib/use-member.ts';
import { SkipLink } from '../skip-link.tsx';
import { Notices, NoticesContext } from './notices.tsx';
import { PageChange } from './page-change.tsx';
import { Rail } from './rail.tsx';
import styles from './shell.module.css';
import { useTrail } from './use-trail.ts';
import { WorkspaceFooter } from './workspace-footer.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';

/** The frame around every screen. */
export function Shell() {
  const { pathname, search } = useLocation();
  const { isOnboarded } = useMember();
  // Fixed for each document: the onboarding script removes it.
  const [isInvited] = useState(!isOnboarded);
  return (
    <>
      <ScrollRestoration />
      <PageChange />
      <SkipLink />
      <WorkspaceHeader />
      {isInvited && (
        <div>
          <OnboardingInvite page={pathname + search} />
        </div>
      )}
      <div className={styles['frame']}>
        <Rail />
        <main id="main" tabIndex={-1} className={styles['main']}>
          <Notices />
          <TrailContext value={useTrail()}>
            <ChangedContext value={useChangedId()}>
              <Outlet />
            </ChangedContext>
          </TrailContext>
        </main>
      </div>
      <WorkspaceFooter />
    </>
  );
}

/** What the last write on this screen, or the one that led here, has changed. */
function useChangedId(): number | undefined {
  const store = useContext(NoticesContext);
  const notices = useSyncExternalStore(store.subscribe, store.list, store.list);
  return notices.find(({ isConfirmation }) => isConfirmation)?.changedId;
}
