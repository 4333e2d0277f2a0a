import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { Icon, type IconName } from '../../components/ui/icon.tsx';
import { pathTo, routes, type RailId, railIds } from '../../../shared/config/routes.ts';
import type { RequiredRights } from '../../../shared/config/rights.ts';
import type { RouteEntry } from '../../../shared/config/route-kinds.ts';
import { can } from '../../../shared/config/can.ts';
import { useSite } from '../../lib/site.ts';
import { useMember } from '../../lib/use-member.ts';
import { NewLinks } from './new-links.tsx';
import { RailCount } from './rail-count.tsx';
import styles from './rail.module.css';
import { useClosingPopover } from './use-closing-popover.ts';
import { type Counts, useCounts, waitingAt } from './waiting.ts';

export const railIcons: Record<RailId, IconName> = {
  forYou: 'compass',
  ownInitiatives: 'initiative',
  ownEvents: 'event',
  ownResources: 'resource',
  ownProjects: 'project',
  ownReviews: 'check',
  ownCalls: 'call',
  ownApplications: 'book',
  profileForm: 'person',
  structures: 'directory',
  favourites: 'favourite',
  stats: 'sound',
  trends: 'weave',
  moderations: 'check',
  settings: 'filter',
  administration: 'column',
};
export const railKeys = {
  forYou: 'rail.forYou',
  ownInitiatives: 'rail.ownInitiatives',
  ownEvents: 'rail.ownEvents',
  ownResources: 'rail.ownResources',
  ownProjects: 'rail.ownProjects',
  ownReviews: 'rail.ownReviews',
  ownCalls: 'rail.ownCalls',
  ownApplications: 'rail.ownApplications',
  profileForm: 'rail.profileForm',
  structures: 'rail.structures',
  favourites: 'rail.favourites',
  stats: 'rail.stats',
  trends: 'rail.trends',
  moderations: 'rail.moderations',
  settings: 'rail.settings',
  administration: 'rail.administration',
} as const satisfies Record<RailId, ParseKeys<'workspace'>>;
/** Number of links at the bottom of the screen on phones; with more entries, the last of them is the menu. */
const thumbPlaces = 4;
const panelId = 'workspace-menu';
export const seenBy = ({ who = {}, railFor = who }: RouteEntry): RequiredRights => railFor;

/** The entries with the daily screen of the person’s role in the second place: validators begin with what waits for them. */
function atHand(entries: readonly RailId[], member: ReturnType<typeof useMember>): RailId[] {
  const daily = entries.findLast((id) => {
    const { dailyFor }: RouteEntry = routes[id];
    return dailyFor !== undefined && can(member, dailyFor);
  });
  const [first, ...others] = entries.filter((id) => id !== daily);
  return [...(first ? [first] : []), ...(daily ? [daily] : []), ...others];
}

/** Navigation of the screens that the person may open: beside the screen, or below it on phones. */
export function Rail() {
  const { t } = useTranslation('workspace');
  const member = useMember();
  const panel = useClosingPopover();
  const counts = useCounts();
  const entries = railIds.filter((id) => can(member, seenBy(routes[id])));
  const hasMenu = entries.length > thumbPlaces;
  const ordered = atHand(entries, member);
  const quick = hasMenu ? ordered.slice(0, thumbPlaces - 1) : entries;
  const inMenu = entries.filter((id) => !quick.includes(id)).flatMap((id) => waitingAt(id, counts));
  return (
    <>
      <nav className={styles['rail']} aria-label={t('navigation')}>
        <Entries ids={entries} counts={counts} />
      </nav>
      <nav className={styles['thumb']} aria-label={t('navigation')}>
        <Entries ids={quick} counts={counts} />
        {hasMenu && (
          <>
            <button type="button" popoverTarget={panelId} className={styles['entry']}>
              <Icon name="menu" />
              <span>
                {t('menu')}
                <RailCount waiting={inMenu} />
              </span>
            </button>
            <div ref={panel} id={panelId} popover="auto" className={styles['panel']}>
              <NewLinks />
              <Entries ids={entries} counts={counts} isExplained />
            </div>
          </>
        )}
      </nav>
    </>
  );
}

interface EntriesProps {
  ids: readonly RailId[];
  counts: Counts;
  /** Says in words what the numbers count. */
  isExplained?: boolean;
}

function Entries({ ids, counts, isExplained = false }: EntriesProps) {
  const { t } = useTranslation('workspace');
  const { language } = useSite();
  return (
    <ul>
      {ids.map((id) => {
        const { kind } = routes[id];
        const address = pathTo(id, language);
        return (
          <li key={id}>
            {/* What the server renders is a document of its own. */}
            <NavLink to={address} reloadDocument={kind !== 'workspace'} className={styles['entry']}>
              <Icon name={railIcons[id]} />
              <span>
                {t(railKeys[id])}
                <RailCount waiting={waitingAt(id, counts)} isExplained={isExplained} />
              </span>
            </NavLink>
          </li>
        );
      })}
    </ul>
  );
}
