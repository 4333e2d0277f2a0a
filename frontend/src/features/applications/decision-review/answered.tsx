import { useTranslation } from 'react-i18next';
import { standingLabel } from '../../../../shared/applications/standing.ts';
import type {
  DecisionReviewFieldsFragment,
  RecordedResultFieldsFragment,
} from '../../../../shared/graphql/generated/operations.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { amountText } from '../../../lib/amounts.ts';
import { useSite } from '../../../lib/site.ts';
import { stateKeys } from './decision-review-keys.ts';
import styles from './decision-review.module.css';

/** What was answered, and the result before and after where it was corrected. */
export function Answered({ review }: { review: DecisionReviewFieldsFragment }) {
  const { t } = useTranslation('decisionReview');
  const instant = useInstantText();
  const { state, answer, answeredAt, answerer, correction, zone } = review;
  return (
    <section className={styles['part']} aria-labelledby="answered">
      <h2 id="answered">{t('answered')}</h2>
      <p className={styles['strong']}>{t(stateKeys[state])}</p>
      {answeredAt !== null && <p>{by(instant(answeredAt, zone))}</p>}
      {answer !== null && <blockquote className={styles['text']}>{answer}</blockquote>}
      {correction && (
        <>
          <h3>{t('correction')}</h3>
          <dl className={styles['correction']}>
            <Recorded label={t('before')} result={correction.before} />
            <Recorded label={t('after')} result={correction.after} />
          </dl>
        </>
      )}
    </section>
  );

  function by(at: string): string {
    return answerer === null
      ? t('answeredAt', { instant: at })
      : t('answeredBy', { name: answerer, instant: at });
  }
}

function Recorded({ label, result }: { label: string; result: RecordedResultFieldsFragment }) {
  const { t } = useTranslation('decisionReview');
  const { language } = useSite();
  const { state, amount, currency, place, rank, ranked } = result;
  const facts = [
    amount === null || currency === null
      ? ''
      : t('amount', { amount: amountText(amount, currency, language) }),
    place === null ? '' : t('place', { place }),
    rank === null ? '' : t('rank', { rank, count: ranked }),
  ].filter((fact) => fact !== '');
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{standingLabel(state, language)}</strong>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </dd>
    </div>
  );
}
