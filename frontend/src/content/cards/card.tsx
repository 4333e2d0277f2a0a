import { familyOfType } from '../../../shared/config/content-types.ts';
import type {
  Card_CardFragment,
  Highlights_CardFragment,
} from '../../../shared/graphql/generated/operations.ts';
import { CallCard } from './call-card.tsx';
import { CoverCard } from './cover-card.tsx';
import { EventCard } from './event-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ResourceCard } from './resource-card.tsx';
import { TrainingCard } from './training-card.tsx';

/** Lists of a search show what each thing was found by. */
export type ListedCard = Card_CardFragment & Partial<Highlights_CardFragment>;

export interface CardProps {
  card: ListedCard;
  /** The level that follows the heading of the list. */
  heading?: 'h2' | 'h3';
  /** Its picture may be the largest thing of the first screen. */
  first?: boolean | undefined;
}

const anatomies = {
  call: CallCard,
  initiative: CoverCard,
  project: CoverCard,
  event: EventCard,
  training: TrainingCard,
  resource: ResourceCard,
  directory: ProfileCard,
};

/** One thing in a list, with the facts that people scan its family for. */
export function Card({ card, heading = 'h3', first = false }: CardProps) {
  const Anatomy = anatomies[familyOfType(card.type)];
  return <Anatomy card={card} heading={heading} first={first} />;
}
