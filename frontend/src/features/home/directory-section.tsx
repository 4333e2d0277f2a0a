import { CardGrid } from '../../components/cards/card-grid.tsx';
import type { Card_CardFragment } from '../../graphql/generated/operations.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { type CountryFigures, CountryMap } from './country-map.tsx';
import { CountryTable } from './country-table.tsx';
import styles from './directory-section.module.css';
import { SectionFrame } from './home-section.tsx';
import type { fr } from './locales/fr.ts';

interface DirectorySectionProps {
  cards: Card_CardFragment[];
  figures: CountryFigures[];
}

/** Who is where: the map, its table, and the newest faces. */
export function DirectorySection({ cards, figures }: DirectorySectionProps) {
  const t = useTranslate<{ home: typeof fr }>();
  if (cards.length === 0 && figures.length === 0) return null;
  return (
    <SectionFrame title={t('home.directory')} family="directory" tinted>
      {figures.length > 0 && (
        <div className={styles['where']}>
          <CountryMap figures={figures} />
          <CountryTable figures={figures} />
        </div>
      )}
      <CardGrid cards={cards} layout="rows" />
    </SectionFrame>
  );
}
