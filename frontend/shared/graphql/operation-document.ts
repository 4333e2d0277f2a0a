import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/** Metadata of the generated documents. */
export interface DocumentMeta {
  /** Id of the operation, which is sent instead of its text. */
  readonly id: string;
  /** The answer is the same for everyone, so HTTP caches may store it. */
  readonly isPublic: boolean;
}

/** The parsed text of a known operation (shared/graphql/generated/documents). */
export type OperationDocument<Data, Variables extends OperationVariables> = TypedDocumentNode<
  Data,
  Variables
> & { readonly __meta__: DocumentMeta };

/** @throws Error for a document that was not generated: only known operations can be executed */
export function metaOf(document: object): DocumentMeta {
  const { __meta__: meta } = document as { __meta__?: DocumentMeta };
  if (!meta) throw new Error('Only generated documents can be executed');
  return meta;
}
