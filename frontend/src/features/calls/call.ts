import type { CallQuery } from '../../graphql/generated/operations.ts';

export type Call = NonNullable<CallQuery['passerelleCall']>;
