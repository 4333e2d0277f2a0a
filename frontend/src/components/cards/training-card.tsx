import { useTranslate } from '../../i18n/use-translate.ts';
import { formatDateRange } from '../../lib/dates.ts';
import { useSite } from '../../lib/site.ts';
import { Icon } from '../ui/icon.tsx';
import type { CardProps } from './card.tsx';
import { CardFrame } from './card-frame.tsx';
import styles from './card.module.css';
import { Cover } from './cover.tsx';

/** Trainings: when, for whom, how, at what price. */
export function TrainingCard({ card, heading = 'h3' }: CardProps) {
  const t = useTranslate();
  const { language } = useSite();
  const start = card.period?.start;
  const terms = [card.level && t(`level.${card.level}`), card.price].filter(Boolean).join(' · ');
  return (
    <CardFrame
      card={card}
      heading={heading}
      top={<Cover card={card} />}
      kicker={
        <>
          {t('family.training')}
          {card.mode && ` · ${t(`mode.${card.mode}`)}`}
        </>
      }
      facts={
        <ul className={styles['facts']}>
          {start && (
            <li>
              <Icon name="event" />
              {formatDateRange(start, card.period?.end, language)}
            </li>
          )}
          {terms && (
            <li>
              <Icon name="training" />
              {terms}
            </li>
          )}
        </ul>
      }
    />
  );
}
