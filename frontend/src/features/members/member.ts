import type { MemberQuery } from '../../../shared/graphql/generated/operations.ts';

/** The answer of the query. */
export type Member = NonNullable<MemberQuery['passerelleMember']>;
