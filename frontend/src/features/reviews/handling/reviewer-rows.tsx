import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resendInvitation } from '../../../../shared/config/calls/invitation-calls.ts';
import { describeReviewer, removeReviewer } from '../../../../shared/config/calls/review-calls.ts';
import type { ReviewAssignmentsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useQuestionReference } from '../../../components/questions/question-reference.ts';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import styles from '../reviews.module.css';
import { type Reads, ReadsFields } from './reads.tsx';
import { isDelivery, deliveryKeys, reviewerStateKeys } from './state-keys.ts';
import { useReadLanguages } from './use-read-languages.ts';
import { useReviewCalls } from './use-review-calls.ts';

type Reviewer = ReviewAssignmentsFieldsFragment['reviewers'][number];

interface ReviewerRowsProps {
  callId: number;
  reviewers: readonly Reviewer[];
}

/** Who was invited to review, with what they have. */
export function ReviewerRows({ callId, reviewers }: ReviewerRowsProps) {
  const { t } = useTranslation('reviews');
  if (reviewers.length === 0) return <p>{t('reviewers.none')}</p>;
  return (
    <ul className={styles['lines']}>
      {reviewers.map((reviewer) => (
        <Row key={reviewer.id} callId={callId} reviewer={reviewer} />
      ))}
    </ul>
  );
}

function Row({ callId, reviewer }: { callId: number; reviewer: Reviewer }) {
  const { t } = useTranslation('reviews');
  const { isBusy, problem, run } = useReviewCalls();
  const [isChanging, setIsChanging] = useState(false);
  const namesOf = useReadLanguages();
  const { countries: known } = useQuestionReference();
  const { id, countries, delivery, email, invitationId, isGuest, languages, load, open, state } = reviewer;
  const name = reviewer.name ?? email ?? t('former');
  const places = countries.map((code) => known.find(({ isoCode }) => isoCode === code)?.name ?? code);
  const isActive = state === 'accepted' || state === 'invited';
  return (
    <li className={styles['line']} data-state={state}>
      <div>
        <h3>{name}</h3>
        <p className={styles['status']}>
          {t(
            state === 'invited' && delivery !== null && isDelivery(delivery)
              ? deliveryKeys[delivery]
              : reviewerStateKeys[state],
          )}
          {isGuest && ` · ${t('reviewers.guest')}`}
        </p>
        <p className={styles['status']}>
          {t('reviewers.languages', { languages: namesOf(languages) })}
          {places.length > 0 && ` · ${t('reviewers.for', { countries: places.join(', ') })}`}
        </p>
      </div>
      {load > 0 ? <p>{t('reviewers.load', { count: load, done: load - open })}</p> : <span />}
      {isActive && (
        <div className={styles['actions']}>
          <Button
            type="button"
            kind="quiet"
            aria-expanded={isChanging}
            onClick={() => setIsChanging(!isChanging)}
          >
            {t('reviewers.describe')}
            <span className="visually-hidden"> {name}</span>
          </Button>
          {email !== null && invitationId !== null && state === 'invited' && (
            <Button
              type="button"
              kind="quiet"
              busy={isBusy}
              onClick={() => void run(send(resendInvitation, { id: invitationId }))}
            >
              {t('reviewers.resend')}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
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
      {isChanging && <Change callId={callId} reviewer={reviewer} onDone={() => setIsChanging(false)} />}
      <p role="alert">{problem}</p>
    </li>
  );
}

/** For which applications a reviewer is meant. */
function Change({ callId, reviewer, onDone }: { callId: number; reviewer: Reviewer; onDone: () => void }) {
  const { t } = useTranslation('reviews');
  const { isBusy, problem, run } = useReviewCalls();
  const { id, countries, languages } = reviewer;
  const [reads, setReads] = useState<Reads>({ countries, languages });

  async function save(): Promise<void> {
    const body = { callId, id, languages: [...reads.languages], countries: [...reads.countries] };
    if (await run(send(describeReviewer, body))) onDone();
  }

  return (
    <div className={styles['part']}>
      <ReadsFields id={`reviewer-${id}`} reads={reads} onChange={setReads} />
      <div className={styles['actions']}>
        <Button type="button" kind="secondary" busy={isBusy} onClick={() => void save()}>
          {t('reviewers.save')}
        </Button>
      </div>
      <p role="alert">{problem}</p>
    </div>
  );
}
