import { useTranslation } from 'react-i18next';
import type { DecisionReviewFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { amountText } from '../../../lib/amounts.ts';
import { useSite } from '../../../lib/site.ts';
import { ineligibilityLabel } from '../form/ineligibility-label.ts';
import { kindKeys } from './decision-review-keys.ts';
import styles from './decision-review.module.css';
import { LetterText } from './letter-text.tsx';

/** The result that is to be reviewed: the decision with its letter, or why the application is ineligible. */
export function ReviewedResult({ review }: { review: DecisionReviewFieldsFragment }) {
  const { t } = useTranslation('decisionReview');
  const { language } = useSite();
  const instant = useInstantText();
  const { result, zone } = review;
  const { kind, at, isHidden, rank, ranked, place, amount, currency, reason, criterion, revocation } = result;
  const letter = result.letters.find((each) => each.language === language) ?? result.letters[0];
  const facts = [
    at === null ? '' : t('at', { instant: instant(at, zone) }),
    rank === null ? '' : t('rank', { rank, count: ranked }),
    place === null ? '' : t('place', { place }),
    amount === null || currency === null
      ? ''
      : t('amount', { amount: amountText(amount, currency, language) }),
    reason === null || reason === 'stated'
      ? ''
      : t('reason', { reason: ineligibilityLabel(reason, language) }),
    criterion === null ? '' : t('criterion', { criterion }),
    isHidden ? t('hidden') : '',
  ].filter((fact) => fact !== '');
  return (
    <section className={styles['part']} aria-labelledby="result">
      <h2 id="result">{t('result')}</h2>
      <p className={styles['strong']}>{t(kindKeys[kind ?? 'ineligible'])}</p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {revocation !== null && (
        <>
          <p>{t('revoked')}</p>
          <blockquote className={styles['text']}>{revocation}</blockquote>
        </>
      )}
      {result.text !== null && <blockquote className={styles['text']}>{result.text}</blockquote>}
      {letter && (
        <details>
          <summary>{t('letter')}</summary>
          <LetterText letter={letter} />
        </details>
      )}
    </section>
  );
}
