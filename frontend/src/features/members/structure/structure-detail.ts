import type { StructureDetailQuery } from '../../../../shared/graphql/generated/operations.ts';

/** The answer of the query. */
export type StructureDetail = NonNullable<StructureDetailQuery['passerelleStructureDetail']>;
