import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../components/ui/route-link.tsx';
import styles from './decisions.module.css';

/** The other screens about the applications to a call. */
export function DecisionLinks({ callId }: { callId: number }) {
  const { t } = useTranslation('decisions');
  const parameters = { id: String(callId) };
  return (
    <p className={styles['links']}>
      <RouteLink to="decisions" parameters={parameters}>
        {t('links.table')}
      </RouteLink>
      <RouteLink to="decisions" parameters={parameters} suffix="?part=letters">
        {t('links.letters')}
      </RouteLink>
      <RouteLink to="receivedApplications" parameters={parameters}>
        {t('links.received')}
      </RouteLink>
      <RouteLink to="ownReviews" suffix={`?call=${callId}&part=ranking`}>
        {t('links.ranking')}
      </RouteLink>
      <RouteLink to="editCall" parameters={parameters}>
        {t('links.call')}
      </RouteLink>
    </p>
  );
}
