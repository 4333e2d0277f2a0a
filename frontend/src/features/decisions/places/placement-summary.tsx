import { useTranslation } from 'react-i18next';
import styles from '../decisions.module.css';
import { isPlanned, type PlaceCategory, type Placement, usePlaceNames } from './placement.ts';

/** What settled a tie, when it was not a criterion of the call. */
const settledKeys: Readonly<Record<string, 'placement.tied' | 'placement.drawn'>> = {
  tied: 'placement.tied',
  draw: 'placement.drawn',
};

/** What is proposed for the places of each category, what nobody fills, and ties on which a place depends. */
export function PlacementSummary({ placement }: { placement: Placement }) {
  const { t } = useTranslation('decisions');
  const names = usePlaceNames(placement);
  if (!isPlanned(placement) || placement.isHidden) return null;
  return (
    <section className={styles['summary']} aria-labelledby="placement-summary">
      <h2 id="placement-summary">{t('placement.title')}</h2>
      <ul>
        {placement.categories.map((category) => (
          <li key={category.id}>
            {counts(category)}
            {(category.unfilled ?? 0) > 0 && (
              <> {t('placement.unfilled', { count: category.unfilled ?? 0 })}</>
            )}
            {category.minimums.map((minimum) => (
              <span key={names.minimum(minimum)} className={styles['soft']}>
                {' '}
                {t('placement.minimum', {
                  what: names.minimum(minimum),
                  met: minimum.met ?? 0,
                  count: minimum.count,
                })}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {placement.ties.map(({ proposed, passedOver, tieBreaker }) => (
        <p key={`${proposed} ${passedOver}`}>
          {t('placement.tie', { proposed, passedOver })} {t(settledKeys[tieBreaker] ?? 'placement.criterion')}
        </p>
      ))}
      <p className={styles['soft']}>{t('placement.lead')}</p>
    </section>
  );

  function counts({ id, taken, proposed, places }: PlaceCategory): string {
    return t('placement.counts', {
      name: names.category(id),
      taken: taken ?? 0,
      proposed: proposed ?? 0,
      count: places,
    });
  }
}
