import { useTranslation } from 'react-i18next';
import type { ReviewFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { readPlan } from './review-plan.ts';
import styles from './reviews.module.css';
import { ScoreList } from './score-list.tsx';

/** What others have scored, without their names: once one’s own score is final. */
export function OtherScores({ review }: { review: ReviewFieldsFragment }) {
  const { t } = useTranslation('reviews');
  const { others } = review;
  if (review.score.finalAt === null) return null;
  const { criteria } = readPlan(review.plan);
  return (
    <section aria-labelledby="others" className={styles['part']}>
      <h2 id="others">{t('others.title')}</h2>
      {others.length === 0 && <p>{t('others.none')}</p>}
      {/* Scores have no names: nothing but its place tells one from another. */}
      {[...others.entries()].map(([number, other]) => (
        <ScoreList key={number} score={other} criteria={criteria} />
      ))}
    </section>
  );
}
