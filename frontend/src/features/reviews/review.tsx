import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs } from 'react-router';
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import { FormReferenceDocument } from '../../../shared/graphql/generated/documents/form-reference.ts';
import { OwnReviewsDocument } from '../../../shared/graphql/generated/documents/own-reviews.ts';
import { ReviewDocument } from '../../../shared/graphql/generated/documents/review.ts';
import type { ReviewFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { QuestionReferenceContext } from '../../components/questions/question-reference.ts';
import { Screen } from '../../components/screen/screen.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../lib/site.ts';
import { OtherScores } from './other-scores.tsx';
import { SentAnswers } from './reading/sent-answers.tsx';
import { ReviewSteps } from './review-steps.tsx';
import styles from './reviews.module.css';
import { ScoreForm } from './score-form.tsx';
import { ScoreList } from './score-list.tsx';
import { readPlan } from './review-plan.ts';

const referenceIn = (language: Language) => ({ language: graphqlLanguage(language) });

/** @throws Response 404, also for what others review */
export async function loadReview(context: LoaderFunctionArgs['context'], id: string): Promise<null> {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const [{ passerelleReview: review }] = await Promise.all([
    load(context, ReviewDocument, { id: Number(id) }),
    load(context, OwnReviewsDocument, {}),
    load(context, FormReferenceDocument, referenceIn(context.get(languageContext)), true),
  ]);
  if (!review) throw data(null, { status: 404 });
  return null;
}

/** An application beside the criteria by which one scores it. */
export function Review({ id }: { id: number }) {
  const { t } = useTranslation('reviews');
  const { language } = useSite();
  const { passerelleReview: review } = useRead(ReviewDocument, { id });
  const { passerelleReference: reference } = useRead(FormReferenceDocument, referenceIn(language));
  if (!review) return null;
  const { applicant, applicantName, callTitle, number, structureName } = review;
  // The person behind a structure’s application.
  const person = structureName !== null && applicantName !== null ? applicantName : undefined;
  return (
    <Screen
      title={applicant ?? t('review.title', { number })}
      lead={applicant === null ? callTitle : t('row.of', { title: callTitle, number })}
    >
      {review.isBlind ? <p>{t('review.blind')}</p> : person && <p>{t('review.by', { name: person })}</p>}
      {review.isChanged && <output>{t('review.changed')}</output>}
      <div className={styles['beside']}>
        <QuestionReferenceContext value={reference}>
          <SentAnswers review={review} reference={reference} />
        </QuestionReferenceContext>
        <div className={styles['part']}>
          <OwnScore review={review} />
          <OtherScores review={review} />
          <Next id={review.id} />
          <ReviewSteps review={review} />
        </div>
      </div>
    </Screen>
  );
}

/** The score of one’s own: to write until it is final, then to read; to confirm where another version was sent since. */
function OwnScore({ review }: { review: ReviewFieldsFragment }) {
  const { t } = useTranslation('reviews');
  const isOpen = review.score.finalAt === null || review.isChanged;
  const wasOpen = useRef(isOpen);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus is gone with the form.
    if (wasOpen.current && !isOpen) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <ScoreForm key={`${review.id} ${review.snapshot}`} review={review} />;
  return (
    <section aria-labelledby="score" className={styles['score']}>
      <h2 ref={heading} id="score" tabIndex={-1}>
        {t('score.title')}
      </h2>
      <output className={styles['status']}>{t('score.final')}</output>
      <ScoreList score={review.score} criteria={readPlan(review.plan).criteria} />
    </section>
  );
}

/** The next application that waits for a final score. */
function Next({ id }: { id: number }) {
  const { t } = useTranslation('reviews');
  const reviews = useRead(OwnReviewsDocument, {}).passerelleOwnReviews?.reviews ?? [];
  const place = reviews.findIndex((each) => each.id === id);
  const open = [...reviews.slice(place + 1), ...reviews.slice(0, Math.max(0, place))].find(
    ({ state }) => state === 'asked' || state === 'accepted',
  );
  return (
    <p className={styles['next']}>
      {open ? (
        <RouteLink to="ownReviews" suffix={`?id=${open.id}`}>
          {open.applicant === null
            ? t('review.next', { number: open.number })
            : t('review.nextBy', { name: open.applicant })}
        </RouteLink>
      ) : (
        t('review.last')
      )}{' '}
      <RouteLink to="ownReviews">{t('review.list')}</RouteLink>
    </p>
  );
}
