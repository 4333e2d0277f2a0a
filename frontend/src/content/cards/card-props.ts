import type {
  Card_CardFragment,
  Highlights_CardFragment,
} from '../../../shared/graphql/generated/operations.ts';
import type { CoverSize } from './cover.tsx';

/** Lists of a search show what each item was found by. */
export type ListedCard = Card_CardFragment & Partial<Highlights_CardFragment>;

export interface CardProps {
  card: ListedCard;
  /** The level that follows the heading of the list. */
  heading?: 'h2' | 'h3';
  /** Its picture may be the largest element of the first screen. */
  first?: boolean | undefined;
  /** Width of its cover, if it has one. */
  cover?: CoverSize | undefined;
}
