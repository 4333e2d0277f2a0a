import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../content/cards/card-grid.tsx';
import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import { type CountryFigures, CountryMap } from './country-map.tsx';
import { CountryTable } from './country-table.tsx';
import styles from './directory-section.module.css';
import { SectionFrame } from './home-section.tsx';

interface DirectorySectionProps {
  cards: Card_CardFragment[];
  figures: CountryFigures[];
}

/** Section of the directory: the map, its table, and the newest entries. */
export function DirectorySection({ cards, figures }: DirectorySectionProps) {
  const { t } = useTranslation('home');
  if (cards.length === 0 && figures.length === 0) return null;
  return (
    <SectionFrame title={t('directory')} family="directory" tinted>
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
