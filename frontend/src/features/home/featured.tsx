import { useTranslation } from 'react-i18next';
import { CallState } from '../../content/cards/call-state.tsx';
import { CardFrame } from '../../content/cards/card-frame.tsx';
import { Cover } from '../../content/cards/cover.tsx';
import { familyOfType } from '../../../shared/config/content-types.ts';
import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import { familyKeys } from '../../../shared/i18n/family-keys.ts';
import { formatDateRangeAt } from '../../../shared/dates/zoned-dates.ts';
import { useSite } from '../../lib/site.ts';
import styles from './featured.module.css';

/** Items that staff feature, of any family: one large card, then the others side by side. */
export function Featured({ cards }: { cards: Card_CardFragment[] }) {
  const { t } = useTranslation('home');
  const { language } = useSite();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="home-featured" className={styles['featured']}>
      <h2 id="home-featured">{t('featured')}</h2>
      <ul>
        {cards.map((card, index) => (
          <li key={card.id}>
            <CardFrame
              card={card}
              heading="h3"
              className={styles['poster']}
              top={<Cover card={card} size={index === 0 ? 'lead' : 'half'} />}
              kicker={
                <>
                  {t(familyKeys[familyOfType(card.type)])}
                  {card.type === 'event' &&
                    card.period?.start &&
                    ` · ${formatDateRangeAt(card.period.start, card.period.end, language, card.period.zone)}`}
                </>
              }
              facts={
                card.type === 'call_for_application' &&
                card.openState && (
                  <p>
                    <CallState openState={card.openState} period={card.period} />
                  </p>
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
