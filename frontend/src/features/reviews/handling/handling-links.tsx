import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import styles from '../reviews.module.css';

/** The other screens about the review of a call. */
export function HandlingLinks({ callId }: { callId: number }) {
  const { t } = useTranslation('reviews');
  const call = `?call=${callId}`;
  return (
    <p className={styles['next']}>
      <RouteLink to="ownReviews" suffix={`${call}&part=criteria`}>
        {t('links.criteria')}
      </RouteLink>
      <RouteLink to="ownReviews" suffix={call}>
        {t('links.assignments')}
      </RouteLink>
      <RouteLink to="ownReviews" suffix={`${call}&part=ranking`}>
        {t('links.ranking')}
      </RouteLink>
      <RouteLink to="editCall" parameters={{ id: String(callId) }}>
        {t('links.call')}
      </RouteLink>
    </p>
  );
}
