import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { can } from '../../../shared/config/can.ts';
import type { RouteEntry } from '../../../shared/config/route-kinds.ts';
import { routes } from '../../../shared/config/routes.ts';
import { type BeginId, beginIds } from '../../../shared/config/workspace.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { useMember } from '../../lib/use-member.ts';
import styles from './new-menu.module.css';
import { useCounts } from './waiting.ts';

export const beginKeys = {
  newInitiative: 'begin.initiative',
  newEvent: 'begin.event',
  newResource: 'begin.resource',
  newCall: 'begin.call',
  structureForm: 'begin.structure',
} as const satisfies Record<BeginId, ParseKeys<'workspace'>>;

/** Whether a screen is closed to the person for now; open while that is not known. */
export function closedWithoutProfile(id: BeginId, hasPublishedProfile: boolean | undefined): boolean {
  const { needsProfile }: RouteEntry = routes[id];
  return needsProfile === true && hasPublishedProfile === false;
}

/** Links to the records that the person may begin. Closed ones are listed too, with the condition that opens them. */
export function NewLinks() {
  const { t } = useTranslation('workspace');
  const member = useMember();
  const { passerelleUser } = useCounts();
  const ids = beginIds.filter((id) => can(member, (routes[id] as RouteEntry).who ?? {}));
  return (
    <ul className={styles['links']}>
      {ids.map((id) => {
        const isClosed = closedWithoutProfile(id, passerelleUser?.hasPublishedProfile);
        return (
          <li key={id}>
            <RouteLink to={isClosed ? 'noProfile' : id} className={styles['link']}>
              <Icon name={isClosed ? 'lock' : 'plus'} />
              <span>
                {t(beginKeys[id])}
                {isClosed && (
                  <>
                    {' '}
                    <small className={styles['why']}>{t('begin.closed')}</small>
                  </>
                )}
              </span>
            </RouteLink>
          </li>
        );
      })}
    </ul>
  );
}
