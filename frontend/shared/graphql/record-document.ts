import type { DocumentNode } from 'graphql';

/**
 * Types of an answer of /api, which lacks their names, and its members whose languages are not spelled as in GraphQL.
 */
export interface TypeTree {
  readonly __typename: string;
  readonly [member: string]: string | TypeTree;
}

/** A fragment that answers of calls bring, as Apollo's cache holds it (shared/graphql/generated/documents). */
export interface RecordDocument<Data> {
  readonly name: string;
  readonly document: DocumentNode;
  readonly types: TypeTree;
  /** Never present at run time: carries the type of the record. */
  readonly __data?: Data;
}
