import type { ReactNode } from 'react';

import { familyOfType } from '../../config/content-types.ts';
import type { Card_CardFragment } from '../../graphql/generated/operations.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { itemPath } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Icon } from '../ui/icon.tsx';
import { classes } from '../../lib/classes.ts';
import styles from './card.module.css';
import { Places } from './places.tsx';

interface CardFrameProps {
  card: Card_CardFragment;
  heading: 'h2' | 'h3';
  /** What stands above the words: a cover, a date, a deadline. */
  top?: ReactNode;
  kicker: ReactNode;
  facts?: ReactNode;
  className?: string | undefined;
}

export function CardFrame({ card, heading: Heading, top, kicker, facts, className }: CardFrameProps) {
  const t = useTranslate();
  const { language } = useSite();
  const path = itemPath(card.type, card.slug, language);
  return (
    <article
      className={classes(styles['card'], className)}
      data-family={familyOfType(card.type)}
      data-linked={path ? '' : undefined}
    >
      {top}
      <div className={styles['words']}>
        <p className={styles['kicker']}>{kicker}</p>
        <Heading className={styles['title']}>
          {path ? (
            <a href={path} className={styles['link']}>
              {card.title}
            </a>
          ) : (
            card.title
          )}
        </Heading>
        <p className={styles['summary']}>{card.summary}</p>
        {facts}
        <div className={styles['foot']}>
          {card.audience === 'MEMBERS' && (
            <p className={styles['members']}>
              <Icon name="lock" />
              {t('cards.members')}
            </p>
          )}
          <Places card={card} />
        </div>
      </div>
    </article>
  );
}
