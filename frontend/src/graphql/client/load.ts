import type { ApolloClient, OperationVariables } from '@apollo/client';
import { createContext, type RouterContextProvider } from 'react-router';
import type { OperationDocument } from '../../../shared/graphql/operation-document.ts';

/** Handed to the loaders of the workspace. */
export const clientContext = createContext<ApolloClient>();

/**
 * For loaders: brings what the screen's components then read with `useRead` and the same variables.
 * @param isKept true: what the cache has is good enough, as for choices that hardly change
 * @throws QueryError
 */
export async function load<Data, Variables extends OperationVariables>(
  context: Readonly<RouterContextProvider>,
  document: OperationDocument<Data, Variables>,
  variables: Variables,
  isKept = false,
): Promise<Data> {
  const { data } = await context.get(clientContext).query<Data>({
    query: document,
    variables,
    fetchPolicy: isKept ? 'cache-first' : 'network-only',
  });
  if (!data) throw new Error('An answer without data');
  return data;
}
