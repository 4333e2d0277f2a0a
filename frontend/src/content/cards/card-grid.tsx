import { Card } from './card.tsx';
import type { ListedCard } from './card-props.ts';
import styles from './card-grid.module.css';

/** `lead`: the first one is large, its cover beside its text · `rows`: the cover is beside the text · `grid`: all the same size. */
export type CardLayout = 'grid' | 'lead' | 'rows';

/** Cards side by side at most. */
const firstRow = 4;

const coverOf = (layout: CardLayout, index: number) => {
  if (layout !== 'lead') return undefined;
  return index === 0 ? 'lead' : 'half';
};

interface CardGridProps {
  cards: ListedCard[];
  layout?: CardLayout;
  /** True for a grid on the first screen: the first picture of its first row must not wait. */
  first?: boolean;
}

/** A list of cards; screen readers hear how many there are. */
export function CardGrid({ cards, layout = 'grid', first = false }: CardGridProps) {
  const early = first ? cards.slice(0, firstRow).findIndex(({ image }) => image !== null) : -1;
  return (
    <ul className={styles['grid']} data-layout={layout}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <Card card={card} first={index === early} cover={coverOf(layout, index)} />
        </li>
      ))}
    </ul>
  );
}
