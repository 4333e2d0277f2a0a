import type { ReceivedApplicationQuery } from '../../../../../shared/graphql/generated/operations.ts';

/** An application as those who handle it read it. */
export type Received = NonNullable<ReceivedApplicationQuery['passerelleReceivedApplication']>;
