import type {
  Card_CardFragment,
  Highlights_CardFragment,
} from '../../../shared/graphql/generated/operations.ts';

/** Lists of a search show what each item was found by. */
export type ListedCard = Card_CardFragment & Partial<Highlights_CardFragment>;

export interface CardProps {
  card: ListedCard;
  /** The level that follows the heading of the list. */
  heading?: 'h2' | 'h3';
  /** Its picture may be the largest element of the first screen. */
  first?: boolean | undefined;
}
