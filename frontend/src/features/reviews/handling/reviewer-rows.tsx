import { useTranslation } from 'react-i18next';
import { removeReviewer } from '../../../../shared/config/calls/review-calls.ts';
import type { ReviewAssignmentsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import styles from '../reviews.module.css';
import { reviewerStateKeys } from './state-keys.ts';
import { useReadLanguages } from './use-read-languages.ts';
import { useReviewCalls } from './use-review-calls.ts';

interface ReviewerRowsProps {
  callId: number;
  reviewers: ReviewAssignmentsFieldsFragment['reviewers'];
}

/** Who was invited to review, with what they have. */
export function ReviewerRows({ callId, reviewers }: ReviewerRowsProps) {
  const { t } = useTranslation('reviews');
  const { isBusy, problem, run } = useReviewCalls();
  const namesOf = useReadLanguages();
  if (reviewers.length === 0) return <p>{t('reviewers.none')}</p>;
  return (
    <>
      <ul className={styles['lines']}>
        {reviewers.map(({ id, languages, load, name, open, state }) => (
          <li key={id} className={styles['line']} data-state={state}>
            <div>
              <h3>{name ?? t('former')}</h3>
              <p className={styles['status']}>
                {t(reviewerStateKeys[state])} · {t('reviewers.languages', { languages: namesOf(languages) })}
              </p>
            </div>
            {load > 0 ? <p>{t('reviewers.load', { count: load, done: load - open })}</p> : <span />}
            {(state === 'accepted' || state === 'invited') && (
              <Button
                type="button"
                kind="quiet"
                busy={isBusy}
                onClick={() => void run(send(removeReviewer, { callId, id }))}
              >
                {t('reviewers.remove')}
                <span className="visually-hidden"> {name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
    </>
  );
}
