import { useTranslation } from 'react-i18next';
import type { OwnReviewFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { useInstantText } from '../../components/instants/instant-text.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { useOwnZone } from '../../lib/use-own-zone.ts';
import styles from './reviews.module.css';
import { stateKeys } from './state-keys.ts';

/** An application that one reviews: how far, and until when. */
export function ReviewRow({ review }: { review: OwnReviewFieldsFragment }) {
  const { t } = useTranslation('reviews');
  const instant = useInstantText();
  const zone = useOwnZone() ?? 'UTC';
  const { id, applicant, callTitle, criteria, isChanged, isOverdue, number, scored, state } = review;
  const until = state === 'asked' ? (review.answerBy ?? review.scoreBy) : review.scoreBy;
  return (
    <li className={styles['row']} data-state={isOverdue ? 'overdue' : state}>
      <h2>
        <RouteLink to="ownReviews" suffix={`?id=${id}`}>
          {applicant ?? t('row.title', { number })}
        </RouteLink>
      </h2>
      <p>{applicant === null ? callTitle : t('row.of', { title: callTitle, number })}</p>
      <p className={styles['state']}>
        {t(stateKeys[state])}
        {isOverdue && ` · ${t('row.overdue')}`}
      </p>
      {state === 'accepted' && <p>{t('row.scored', { scored, count: criteria })}</p>}
      {isChanged && <p>{t('row.changed')}</p>}
      {state !== 'done' && until !== null && <p>{t('row.until', { instant: instant(until, zone) })}</p>}
    </li>
  );
}
