import type { Card_CardFragment } from '../../graphql/generated/operations.ts';
import { Card } from './card.tsx';
import styles from './card.module.css';

/** A list of cards; screen readers hear how many there are. */
export function CardGrid({ cards, heading }: { cards: Card_CardFragment[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className={styles['grid']} role="list">
      {cards.map((card) => (
        <li key={card.id}>
          <Card card={card} {...(heading && { heading })} />
        </li>
      ))}
    </ul>
  );
}
