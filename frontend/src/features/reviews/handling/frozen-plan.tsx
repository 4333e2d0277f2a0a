import { useTranslation } from 'react-i18next';
import { FormText } from '../../../components/questions/form-text.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useSite } from '../../../lib/site.ts';
import { type Criterion, hundredths, type ReviewPlan } from '../review-plan.ts';
import styles from '../reviews.module.css';

/** The criteria once a final score was submitted: they do not change any more. */
export function FrozenPlan({ plan }: { plan: ReviewPlan }) {
  const { t } = useTranslation('reviews');
  return (
    <div className={styles['part']}>
      <p>{t('criteria.frozen')}</p>
      {plan.blind && <p>{t('criteria.blind')}.</p>}
      {plan.managersReview && <p>{t('criteria.managersReview')}.</p>}
      <ol className={styles['lines']}>
        {plan.criteria.map((criterion) => (
          <FrozenCriterion
            key={criterion.id}
            criterion={criterion}
            place={plan.tieBreakers.indexOf(criterion.id) + 1}
          />
        ))}
      </ol>
    </div>
  );
}

/** @param place among the tie-breakers, from 1; 0: none */
function FrozenCriterion({ criterion, place }: { criterion: Criterion; place: number }) {
  const { t } = useTranslation('reviews');
  const { language } = useSite();
  const { commentRequired = false, guidance = {}, label, scale, weight } = criterion;
  const points = (value: number) => formatNumber(value / hundredths, language);
  const facts = [
    weight === 0 ? t('criterion.uncounted') : t('criterion.weighs', { weight }),
    t('criterion.scale', { min: points(scale.min), max: points(scale.max), step: points(scale.step) }),
    commentRequired ? t('criterion.commentRequired') : '',
    place > 0 ? t('criterion.tieBreakerPlace', { place }) : '',
  ];
  return (
    <li className={styles['read']}>
      <h2>
        <FormText texts={label} language={language} />
      </h2>
      {Object.keys(guidance).length > 0 && (
        <p>
          <FormText texts={guidance} language={language} />
        </p>
      )}
      <p className={styles['status']}>{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}
