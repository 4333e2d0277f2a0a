import type { EventPageFragment } from '../../../shared/graphql/generated/operations.ts';

export type Event = EventPageFragment;
