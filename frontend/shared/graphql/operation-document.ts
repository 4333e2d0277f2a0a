import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/** What the generated documents say of themselves. */
export interface DocumentMeta {
  /** Of the operation: what is sent in the place of its text. */
  readonly id: string;
  /** Everyone gets the same answer, so that HTTP caches may keep it. */
  readonly isPublic: boolean;
}

/** The parsed text of a known operation (shared/graphql/generated/documents). */
export type OperationDocument<Data, Variables extends OperationVariables> = TypedDocumentNode<
  Data,
  Variables
> & { readonly __meta__: DocumentMeta };

/** @throws Error for a document that was not generated: nothing else can be asked */
export function metaOf(document: object): DocumentMeta {
  const { __meta__: meta } = document as { __meta__?: DocumentMeta };
  if (!meta) throw new Error('Only generated documents can be asked');
  return meta;
}
