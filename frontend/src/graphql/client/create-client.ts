import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  type NormalizedCacheObject,
  type TypePolicies,
} from '@apollo/client';
import { defer } from 'rxjs';
import { type DocumentMeta, metaOf } from '../../../shared/graphql/operation-document.ts';

/** Executes a known operation. Rejects with `QueryError`. */
export type ExecuteQuery = (
  operation: DocumentMeta & { readonly name: string },
  variables: Record<string, unknown>,
) => Promise<unknown>;

interface Options {
  executeQuery: ExecuteQuery;
  /** True on the server, which has one client for each request. */
  isServer?: boolean;
  /** Data of the server's client after it made the page. */
  cache?: NormalizedCacheObject;
}

const typePolicies = {
  // One’s own profile differs by the reader as whom one looks at it.
  PasserelleMember: { keyFields: false },
  // Rows of the review list: a record and the proposal to change it have the same id.
  PasserelleModerationRow: { keyFields: ['id', 'target'] },
} satisfies TypePolicies;

export function createClient({ executeQuery, isServer = false, cache: held }: Options): ApolloClient {
  const cache = new InMemoryCache({ resultCaching: !isServer, typePolicies });
  if (held) cache.restore(held);
  const link = new ApolloLink(({ query, operationName = '', variables }) =>
    defer(async () => {
      const data = await executeQuery({ ...metaOf(query), name: operationName }, variables);
      return { data: data as Record<string, unknown> };
    }),
  );
  return new ApolloClient({ link, cache, ssrMode: isServer, devtools: { enabled: false } });
}
