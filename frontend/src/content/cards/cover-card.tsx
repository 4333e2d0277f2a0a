import { useTranslation } from 'react-i18next';
import { familyOfType } from '../../../shared/config/content-types.ts';
import { familyKeys } from '../../../shared/i18n/family-keys.ts';
import type { CardProps } from './card-props.ts';
import { CardFrame } from './card-frame.tsx';
import styles from './card.module.css';
import { Cover } from './cover.tsx';

/** Initiatives and supported projects: a panorama, then the words; a project names whom it helped. */
export function CoverCard({ card, heading = 'h3', first, cover }: CardProps) {
  const { t } = useTranslation();
  return (
    <CardFrame
      card={card}
      heading={heading}
      className={styles['story']}
      top={<Cover card={card} first={first} size={cover} />}
      kicker={
        <>
          {t(familyKeys[familyOfType(card.type)])}
          {card.completed && <span className={styles['badge']}>{t('cards.completed')}</span>}
        </>
      }
      facts={
        card.beneficiary && (
          <p className={styles['beneficiary']}>{t('cards.beneficiary', { name: card.beneficiary })}</p>
        )
      }
    />
  );
}
