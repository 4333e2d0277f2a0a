import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { familyOfType } from '../../../shared/config/content-types.ts';
import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import { familiesKeys } from '../../../shared/i18n/family-keys.ts';
import { archivePath } from '../../../shared/links/archive-path.ts';
import { useSite } from '../../lib/site.ts';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { Weave } from '../../components/ui/weave.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import styles from './detail-head.module.css';

const portraitSizes = '(min-width: 768px) 22rem, 90vw';

interface DetailHeadProps {
  card: Card_CardFragment;
  kicker: ReactNode;
  lead: string;
  /** Panel beside the title: the deadline and the next action. */
  panel: ReactNode;
  /** Whether its item can become a favourite. */
  isPublic: boolean;
}

/**
 * Head of the page: the title, the panel with what to decide by, the lead; a person or structure begins with its portrait, and
 * the panel comes last.
 */
export function DetailHead({ card, kicker, lead, panel, isPublic }: DetailHeadProps) {
  const { t } = useTranslation('detail');
  const { language } = useSite();
  const family = familyOfType(card.type);
  const isEntry = family === 'directory';
  const side = panel && <div className={styles['side']}>{panel}</div>;
  return (
    <header className={styles['head']} data-entry={isEntry ? '' : undefined}>
      <div className={styles['top']}>
        <div className={styles['path']}>
          <Breadcrumbs
            items={[
              { label: t(familiesKeys[family]), href: archivePath(family, language) },
              { label: card.title },
            ]}
          />
          {isPublic && <FavouriteButton item={card} isWide />}
        </div>
        {isEntry && (
          <div className={styles['portrait']} data-kind={card.profileKind}>
            {card.image ? (
              <Picture image={card.image} sizes={portraitSizes} first />
            ) : (
              <Weave seed={card.groupId} columns={6} rows={6} threads="accent" />
            )}
          </div>
        )}
        <div className={styles['words']}>
          {kicker && <p className={styles['kicker']}>{kicker}</p>}
          <h1>{card.title}</h1>
        </div>
        {!isEntry && side}
        <p className={styles['lead']}>{lead}</p>
        {isEntry && side}
      </div>
    </header>
  );
}
