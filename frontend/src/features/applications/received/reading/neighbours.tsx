import { useTranslation } from 'react-i18next';
import type { ApplicationNeighboursQuery } from '../../../../../shared/graphql/generated/operations.ts';
import { RouteLink } from '../../../../components/ui/route-link.tsx';
import { type ListState, listSearch } from '../list/list-state.ts';
import styles from './reading.module.css';

interface NeighboursProps {
  callId: number;
  neighbours: ApplicationNeighboursQuery['passerelleApplicationNeighbours'];
  list: ListState;
}

/** The way back to the list, and to what is before and after in it. */
export function Neighbours({ callId, neighbours, list }: NeighboursProps) {
  const { t } = useTranslation('received');
  const search = listSearch(list);
  return (
    <nav className={styles['neighbours']} aria-label={t('reading.list')} data-keys>
      <RouteLink to="receivedApplications" parameters={{ id: String(callId) }} suffix={search}>
        {t('reading.back')}
      </RouteLink>
      {neighbours?.previous && (
        <RouteLink to="receivedApplication" parameters={{ id: String(neighbours.previous) }} suffix={search}>
          {t('reading.previous')}
        </RouteLink>
      )}
      {neighbours?.next && (
        <RouteLink to="receivedApplication" parameters={{ id: String(neighbours.next) }} suffix={search}>
          {t('reading.next')}
        </RouteLink>
      )}
      {neighbours?.place && (
        <span>{t('reading.place', { place: neighbours.place, total: neighbours.total })}</span>
      )}
      <p className={styles['keys']}>{t('keys.reading')}</p>
    </nav>
  );
}
