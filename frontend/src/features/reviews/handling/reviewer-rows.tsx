import { useTranslation } from 'react-i18next';
import { removeReviewer } from '../../../../shared/config/calls/review-calls.ts';
import type { ReviewAssignmentsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import styles from '../reviews.module.css';
import { reviewerStateKeys } from './state-keys.ts';
import { useReviewCalls } from './use-review-calls.ts';

interface ReviewerRowsProps {
  callId: number;
  reviewers: ReviewAssignmentsFieldsFragment['reviewers'];
}

/** Who was invited to review, with what they have. */
export function ReviewerRows({ callId, reviewers }: ReviewerRowsProps) {
  const { t } = useTranslation('reviews');
  const { isBusy, problem, run } = useReviewCalls();
  if (reviewers.length === 0) return <p>{t('reviewers.none')}</p>;
  return (
    <>
      <ul className={styles['rows']}>
        {reviewers.map(({ id, languages, load, name, open, state }) => (
          <li key={id} className={styles['row']}>
            <h3>{name ?? t('former')}</h3>
            <p>
              {t(reviewerStateKeys[state])} · {languages.map((each) => each.toUpperCase()).join(', ')}
            </p>
            {load > 0 && <p>{t('reviewers.load', { count: load, open })}</p>}
            {(state === 'accepted' || state === 'invited') && (
              <div>
                <Button
                  type="button"
                  kind="quiet"
                  busy={isBusy}
                  onClick={() => void run(send(removeReviewer, { callId, id }))}
                >
                  {t('reviewers.remove')}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
    </>
  );
}
