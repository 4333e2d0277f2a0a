import type { ApplicationHandlingQuery } from '../../../../shared/graphql/generated/operations.ts';

/** How an application stands for those who run its call. */
export type Handling = NonNullable<ApplicationHandlingQuery['passerelleApplicationHandling']>;
