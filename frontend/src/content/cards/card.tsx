import type { ComponentType } from 'react';
import { type Family, familyOfType } from '../../../shared/config/content-types.ts';
import { CallCard } from './call-card.tsx';
import type { CardProps } from './card-props.ts';
import { CoverCard } from './cover-card.tsx';
import { EventCard } from './event-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ResourceCard } from './resource-card.tsx';
import { TrainingCard } from './training-card.tsx';

const cards = {
  call: CallCard,
  initiative: CoverCard,
  project: CoverCard,
  event: EventCard,
  training: TrainingCard,
  resource: ResourceCard,
  directory: ProfileCard,
} satisfies Record<Family, ComponentType<CardProps>>;

/** One item in a list, with the facts that people scan its family for. */
export function Card({ card, heading = 'h3', first = false, cover }: CardProps) {
  const CardOfFamily = cards[familyOfType(card.type)];
  return <CardOfFamily card={card} heading={heading} first={first} cover={cover} />;
}
