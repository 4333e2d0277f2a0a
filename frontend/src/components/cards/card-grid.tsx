import type { Card_CardFragment } from '../../graphql/generated/operations.ts';
import { Card } from './card.tsx';
import styles from './card-grid.module.css';

/** `lead`: the first one is large · `rows`: what stands on top stands beside · `grid`: all alike. */
export type CardLayout = 'grid' | 'lead' | 'rows';

interface CardGridProps {
  cards: Card_CardFragment[];
  layout?: CardLayout;
  /** It begins on the first screen: the picture of its first card must not wait. */
  first?: boolean;
}

/** A list of cards; screen readers hear how many there are. */
export function CardGrid({ cards, layout = 'grid', first = false }: CardGridProps) {
  return (
    <ul className={styles['grid']} data-layout={layout}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <Card card={card} first={first && index === 0} />
        </li>
      ))}
    </ul>
  );
}
