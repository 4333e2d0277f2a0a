import type { ReceivedApplicationQuery } from '../../../../../shared/graphql/generated/operations.ts';

/** An application as those who handle it read it. */
export type Received = NonNullable<ReceivedApplicationQuery['passerelleReceivedApplication']>;
/** What everybody sees of it who reads it: who answers a review of its result has neither tags nor duplicates, and one stage. */
export type SentApplication = Omit<Received, 'tags' | 'duplicates' | 'stage' | 'stages'>;
