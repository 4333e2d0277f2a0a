import type { Card_CardFragment } from '../../graphql/generated/operations.ts';
import { Card } from './card.tsx';
import styles from './card-grid.module.css';

/** `lead`: the first one is large · `rows`: what stands on top stands beside · `grid`: all alike. */
export type CardLayout = 'grid' | 'lead' | 'rows';

interface CardGridProps {
  cards: Card_CardFragment[];
  layout?: CardLayout;
}

/** A list of cards; screen readers hear how many there are. */
export function CardGrid({ cards, layout = 'grid' }: CardGridProps) {
  return (
    <ul className={styles['grid']} data-layout={layout}>
      {cards.map((card) => (
        <li key={card.id}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
}
