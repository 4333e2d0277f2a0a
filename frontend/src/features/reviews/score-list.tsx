import { useTranslation } from 'react-i18next';
import type { ReviewFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { FormText } from '../../components/questions/form-text.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import { type Criterion, hundredths } from './review-plan.ts';
import styles from './reviews.module.css';

interface ScoreListProps {
  score: Pick<ReviewFieldsFragment['score'], 'comment' | 'points'>;
  criteria: readonly Criterion[];
}

/** A final score to read, criterion by criterion. */
export function ScoreList({ score, criteria }: ScoreListProps) {
  const { t } = useTranslation('reviews');
  const { language } = useSite();
  const number = (points: number) => formatNumber(points / hundredths, language);
  return (
    <dl className={styles['other']}>
      {criteria.map(({ id, label, scale }) => {
        const { points = null, comment = '' } =
          score.points.find(({ criterionId }) => criterionId === id) ?? {};
        return (
          <div key={id}>
            <dt>
              <FormText texts={label} language={language} />
            </dt>
            <dd>
              {points === null ? '–' : t('score.of', { points: number(points), max: number(scale.max) })}
              {comment !== '' && <p className={styles['text']}>{comment}</p>}
            </dd>
          </div>
        );
      })}
      {score.comment !== '' && (
        <div>
          <dt>{t('others.comment')}</dt>
          <dd className={styles['text']}>{score.comment}</dd>
        </div>
      )}
    </dl>
  );
}
