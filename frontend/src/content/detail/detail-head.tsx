import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { familyOfType } from '../../../shared/config/content-types.ts';
import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import { familiesKeys } from '../../../shared/i18n/family-keys.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { archivePath } from '../../../shared/links/archive-path.ts';
import { useSite } from '../../lib/site.ts';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { Weave } from '../../components/ui/weave.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import styles from './detail-head.module.css';
import { DirectoryName, type Listed } from './people.tsx';

interface DetailHeadProps {
  item: {
    card: Card_CardFragment;
    author?: Listed | null;
    modifiedAt: string;
  };
  kicker: ReactNode;
  lead: string;
  /** Panel beside the title: the deadline and the next action. */
  panel: ReactNode;
  /** Whether its item can become a favourite, and has a date of publication. */
  isPublic: boolean;
}

/** Head of the page: kicker, title, lead, and picture. */
export function DetailHead({ item, kicker, lead, panel, isPublic }: DetailHeadProps) {
  const { card, author, modifiedAt } = item;
  const { t } = useTranslation('detail');
  const { language } = useSite();
  const family = familyOfType(card.type);
  const published = formatDate(card.publishedAt, language);
  const modified = formatDate(modifiedAt, language);
  return (
    <header className={styles['head']}>
      <div className={styles['top']}>
        <div className={styles['words']}>
          <Breadcrumbs
            items={[
              { label: t(familiesKeys[family]), href: archivePath(family, language) },
              { label: card.title },
            ]}
          />
          <p className={styles['kicker']}>{kicker}</p>
          <h1>{card.title}</h1>
          <p className={styles['lead']}>{lead}</p>
          {isPublic && <FavouriteButton item={card} isWide />}
          {(isPublic || author) && (
            <p className={styles['dates']}>
              {isPublic && t('publishedOn', { date: published })}
              {author && (
                <>
                  {` ${t('by')} `}
                  <DirectoryName person={author} />
                </>
              )}
              {isPublic && modified !== published && ` · ${t('modifiedOn', { date: modified })}`}
            </p>
          )}
        </div>
        {panel}
      </div>
      {family === 'directory' ? (
        <div className={styles['portrait']} data-kind={card.profileKind}>
          {card.image ? (
            <Picture image={card.image} sizes="14rem" first />
          ) : (
            <Weave seed={card.groupId} columns={6} rows={6} threads="accent" />
          )}
        </div>
      ) : (
        <div className={styles['cover']}>
          {card.image ? (
            <Picture image={card.image} sizes="(min-width: 1310px) 1280px, 100vw" first />
          ) : (
            <Weave seed={card.groupId} columns={32} rows={8} threads="accent" />
          )}
        </div>
      )}
    </header>
  );
}
