import type { CallQuery } from '../../../shared/graphql/generated/operations.ts';

export type Call = NonNullable<CallQuery['passerelleCall']>;
