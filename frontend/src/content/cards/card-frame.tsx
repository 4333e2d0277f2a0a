import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { familyOfType } from '../../../shared/config/content-types.ts';
import { languageOfGraphql } from '../../../shared/config/locales.ts';
import { itemPath } from '../../../shared/links/item-path.ts';
import { useSite } from '../../lib/site.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { classes } from '../../lib/classes.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import styles from './card.module.css';
import type { ListedCard } from './card-props.ts';
import { Highlighted } from './highlighted.tsx';
import { Places } from './places.tsx';

interface CardFrameProps {
  card: ListedCard;
  heading: 'h2' | 'h3';
  /** Content above the text: a cover, a date, a deadline. */
  top?: ReactNode;
  kicker: ReactNode;
  facts?: ReactNode;
  className?: string | undefined;
}

export function CardFrame({ card, heading: Heading, top, kicker, facts, className }: CardFrameProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  const own = languageOfGraphql(card.language);
  const title = <Highlighted text={card.title} highlights={card.titleHighlights} />;
  const path = itemPath(card.type, card.slug, own);
  // A card in the other language: its text has a `lang` attribute, its link leads to the other tree.
  const lang = own === language ? undefined : own;
  return (
    <article
      className={classes(styles['card'], className)}
      data-family={familyOfType(card.type)}
      data-group={card.groupId}
      data-linked=""
    >
      {top}
      <div className={styles['words']}>
        <p className={styles['kicker']}>{kicker}</p>
        <Heading className={styles['title']} lang={lang}>
          <a href={path} hrefLang={lang} className={styles['link']}>
            {title}
          </a>
        </Heading>
        {card.summary !== card.job && (
          <p className={styles['summary']} lang={lang}>
            <Highlighted text={card.summary} highlights={card.summaryHighlights} />
          </p>
        )}
        {facts}
        <div className={styles['foot']}>
          {card.audience === 'members' && (
            <p className={styles['members']}>
              <Icon name="lock" />
              {t('cards.members')}
            </p>
          )}
          <Places card={card} />
        </div>
        <FavouriteButton item={card} />
      </div>
    </article>
  );
}
