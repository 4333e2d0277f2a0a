import type { DocumentNode } from 'graphql';

/** Where an answer of /api lacks the name of a type, or writes a language otherwise than GraphQL. */
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
