import { useTranslation } from 'react-i18next';
import type { DecisionsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../../lib/site.ts';
import { amountText, sumOf } from '../../../lib/amounts.ts';
import styles from '../decisions.module.css';

/** Places and amounts against what is prepared and published. */
export function Summary({ decisions }: { decisions: DecisionsFieldsFragment }) {
  const { t } = useTranslation('decisions');
  const { language } = useSite();
  const { rows, places, amount, budget } = decisions;
  const offers = rows.flatMap(({ prepared, published, state }) => {
    const decision = prepared ?? published;
    const isOver = prepared === null && (state === 'declined' || state === 'revoked');
    return decision?.kind === 'selected' && !isOver ? [decision] : [];
  });
  const undecided = rows.filter(({ state, prepared }) => state === 'eligible' && prepared === null).length;
  return (
    <section className={styles['summary']} aria-labelledby="decisions-summary">
      <h2 id="decisions-summary">{t('summary.title')}</h2>
      <p>
        {places === null
          ? t('summary.noPlaces', { count: offers.length })
          : t('summary.places', { taken: offers.length, count: places })}
        {places !== null && offers.length > places && <strong> {t('summary.tooMany')}</strong>}
      </p>
      {amount && (
        <p>
          {t('summary.amount', {
            amount: amountText(
              sumOf(
                offers.map((each) => each.amount),
                amount.currency,
              ),
              amount.currency,
              language,
            ),
          })}
        </p>
      )}
      {budget && <p>{t('summary.perApplication', { range: range(budget) })}</p>}
      {undecided > 0 && <p>{t('summary.undecided', { count: undecided })}</p>}
      <p className={styles['soft']}>{t('summary.unseen')}</p>
    </section>
  );

  function range({ min, max, currency }: NonNullable<typeof budget>): string {
    const text = (value: number) => amountText(value, currency, language);
    if (min !== null && max !== null) return t('summary.range', { min: text(min), max: text(max) });
    return max === null ? t('summary.from', { min: text(min ?? 0) }) : t('summary.upTo', { max: text(max) });
  }
}
