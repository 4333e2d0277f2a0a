import { useTranslation } from 'react-i18next';
import { type DecidableRow, fieldKeys } from '../decision-keys.ts';
import styles from '../decisions.module.css';
import type { StepResult } from '../use-decision-steps.ts';

interface RefusedProps {
  rows: readonly DecidableRow[];
  refused: readonly StepResult[];
  failure: string | undefined;
}

/** The applications on which the last step was refused, and why. */
export function Refused({ rows, refused, failure }: RefusedProps) {
  const { t } = useTranslation('decisions');
  return (
    <div role="alert" className={styles['refused']}>
      {failure && <p>{failure}</p>}
      {refused.length > 0 && (
        <>
          <p>{t('refused.title', { count: refused.length })}</p>
          <ul>
            {refused.map((result) => (
              <li key={result.id}>
                {nameOf(result.id)}
                {': '}
                {why(result)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );

  function nameOf(id: number): string {
    const row = rows.find((each) => each.id === id);
    return row ? `${row.name} (${row.number})` : String(id);
  }

  function why({ code, fields }: StepResult): string {
    if (code === 'stale_version') return t('refused.stale');
    if (code === 'review_open') return t('refused.review');
    if (code === 'invalid_transition') return t('refused.transition');
    if (code === 'letter_value_missing')
      return t('refused.missing', {
        fields: fields
          .map((name) => (name in fieldKeys ? t(fieldKeys[name as keyof typeof fieldKeys]) : name))
          .join(', '),
      });
    if (fields.includes('deviation')) return t('refused.deviation');
    if (fields.includes('confirmUntil')) return t('refused.until');
    return fields.includes('amount') || fields.includes('currency')
      ? t('refused.amount')
      : t('refused.other');
  }
}
