import { CardGrid, type CardLayout } from '../../components/cards/card-grid.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import type { Family } from '../../config/content-types.ts';
import type { Card_CardFragment } from '../../graphql/generated/operations.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { archivePath } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import styles from './home.module.css';
import type { fr } from './locales/fr.ts';

interface HomeSectionProps {
  title: string;
  family: Family;
  cards: Card_CardFragment[];
  layout: CardLayout;
  tinted?: boolean;
}

/** A few things of one family and the way to all of them; nothing at all when there are none. */
export function HomeSection({ title, family, cards, layout, tinted }: HomeSectionProps) {
  const t = useTranslate<{ home: typeof fr }>();
  const { language } = useSite();
  if (cards.length === 0) return null;
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
            {t('home.allOf', { name: t(`families.${family}`) })}
            <Icon name="arrow" />
          </a>
        </div>
        <CardGrid cards={cards} layout={layout} />
      </div>
    </section>
  );
}
