import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid, type CardLayout } from '../../content/cards/card-grid.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import type { Family } from '../../../shared/config/content-types.ts';
import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import { archivePath } from '../../../shared/links/archive-path.ts';
import { useSite } from '../../lib/site.ts';
import styles from './home.module.css';

const allKeys = {
  call: 'allOf.call',
  initiative: 'allOf.initiative',
  event: 'allOf.event',
  training: 'allOf.training',
  resource: 'allOf.resource',
  project: 'allOf.project',
  directory: 'allOf.directory',
} as const satisfies Record<Family, string>;

interface SectionFrameProps {
  title: string;
  family: Family;
  children: ReactNode;
  /** True for a background in the family's tint, from edge to edge. */
  tinted?: boolean;
}

/** The head of a section, with the way to all of its family, around its content. */
export function SectionFrame({ title, family, children, tinted }: SectionFrameProps) {
  const { t } = useTranslation('home');
  const { language } = useSite();
  const heading = `home-${family}`;
  return (
    <section
      aria-labelledby={heading}
      data-family={family}
      className={styles['section']}
      data-tinted={tinted ? '' : undefined}
    >
      <div className={styles['inner']}>
        <div className={styles['head']}>
          <h2 id={heading}>{title}</h2>
          <a href={archivePath(family, language)} className={styles['all']}>
            {t(allKeys[family])}
            <Icon name="arrow" />
          </a>
        </div>
        {children}
      </div>
    </section>
  );
}

interface HomeSectionProps extends Omit<SectionFrameProps, 'children'> {
  cards: Card_CardFragment[];
  layout: CardLayout;
}

/** A few items of one family; nothing at all when there are none. */
export function HomeSection({ cards, layout, ...frame }: HomeSectionProps) {
  return (
    cards.length > 0 && (
      <SectionFrame {...frame}>
        <CardGrid cards={cards} layout={layout} />
      </SectionFrame>
    )
  );
}
