import { useTranslation } from 'react-i18next';
import { levelKeys, modeKeys } from '../../../shared/i18n/label-keys.ts';
import { formatDateRange } from '../../../shared/dates/dates.ts';
import { useSite } from '../../lib/site.ts';
import { Icon, type IconName } from '../../components/ui/icon.tsx';
import type { CardProps } from './card-props.ts';
import { CardFrame } from './card-frame.tsx';
import styles from './card.module.css';

/** Trainings: a notebook page with dates, mode, audience and price. */
export function TrainingCard({ card, heading = 'h3' }: CardProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const start = card.period?.start;
  const lines: [IconName, string | null | undefined][] = [
    ['event', start && formatDateRange(start, card.period?.end, language)],
    ['screen', card.mode && t(modeKeys[card.mode])],
    ['training', card.level && t(levelKeys[card.level])],
    ['price', card.price],
  ];
  return (
    <CardFrame
      card={card}
      heading={heading}
      className={styles['notebook']}
      kicker={t('family.training')}
      facts={
        <ul className={styles['facts']}>
          {lines.map(
            ([icon, text]) =>
              text && (
                <li key={icon}>
                  <Icon name={icon} />
                  {text}
                </li>
              ),
          )}
        </ul>
      }
    />
  );
}
