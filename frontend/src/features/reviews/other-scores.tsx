import { useTranslation } from 'react-i18next';
import type { ReviewFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { FormText } from '../../components/questions/form-text.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import { readPlan } from './review-plan.ts';
import styles from './reviews.module.css';

/** What others have scored, without their names: once one’s own score is final. */
export function OtherScores({ review }: { review: ReviewFieldsFragment }) {
  const { t } = useTranslation('reviews');
  const { language } = useSite();
  const { others } = review;
  if (review.score.finalAt === null) return null;
  const { criteria } = readPlan(review.plan);
  return (
    <section aria-labelledby="others" className={styles['section']}>
      <h2 id="others">{t('others.title')}</h2>
      {others.length === 0 && <p>{t('others.none')}</p>}
      {/* Scores have no names: nothing but its place tells one from another. */}
      {[...others.entries()].map(([number, other]) => (
        <dl key={number} className={styles['other']}>
          {criteria.map(({ id, label }) => {
            const scored = other.points.find(({ criterionId }) => criterionId === id);
            return (
              <div key={id}>
                <dt>
                  <FormText texts={label} language={language} />
                </dt>
                <dd>
                  {scored?.points === undefined || scored.points === null
                    ? '–'
                    : formatNumber(scored.points / 100, language)}
                  {scored?.comment && <p>{scored.comment}</p>}
                </dd>
              </div>
            );
          })}
          {other.comment !== '' && (
            <div>
              <dt>{t('others.comment')}</dt>
              <dd>{other.comment}</dd>
            </div>
          )}
        </dl>
      ))}
    </section>
  );
}
