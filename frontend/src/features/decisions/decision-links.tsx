import { useTranslation } from 'react-i18next';
import { ChoiceLink, ChoiceLinks } from '../../components/list/choice-links.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import styles from './decisions.module.css';

/** The screens about decisions, and others about the same call. */
export function DecisionLinks({ callId, part }: { callId: number; part: 'letters' | 'reviews' | 'table' }) {
  const { t } = useTranslation('decisions');
  const parameters = { id: String(callId) };
  return (
    <div className={styles['links']}>
      <ChoiceLinks label={t('links.label')}>
        <ul>
          <ChoiceLink search="" isCurrent={part === 'table'} isScreen>
            {t('links.table')}
          </ChoiceLink>
          <ChoiceLink search="?part=letters" isCurrent={part === 'letters'} isScreen>
            {t('links.letters')}
          </ChoiceLink>
          <ChoiceLink search="?part=reviews" isCurrent={part === 'reviews'} isScreen>
            {t('links.reviews')}
          </ChoiceLink>
        </ul>
      </ChoiceLinks>
      <RouteLink to="receivedApplications" parameters={parameters}>
        {t('links.received')}
      </RouteLink>
      <RouteLink to="ownReviews" suffix={`?call=${callId}&part=ranking`}>
        {t('links.ranking')}
      </RouteLink>
      <RouteLink to="editCall" parameters={parameters}>
        {t('links.call')}
      </RouteLink>
    </div>
  );
}
