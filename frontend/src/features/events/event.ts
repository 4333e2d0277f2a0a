import type { EventQuery } from '../../../shared/graphql/generated/operations.ts';

export type Event = NonNullable<EventQuery['passerelleEvent']>;
