import type { EventQuery } from '../../graphql/generated/operations.ts';

export type Event = NonNullable<EventQuery['passerelleEvent']>;
