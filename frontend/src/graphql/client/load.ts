import type { ApolloClient, OperationVariables } from '@apollo/client';
import { createContext, type RouterContextProvider } from 'react-router';
import type { OperationDocument } from '../../../shared/graphql/operation-document.ts';

/** The client, for the loaders of the workspace. */
export const clientContext = createContext<ApolloClient>();

/**
 * For loaders: fetches data that components then read with `useRead` and the same variables.
 * @param isCached true: cached data is used, as for choices that rarely change
 * @throws QueryError
 */
export async function load<Data, Variables extends OperationVariables>(
  context: Readonly<RouterContextProvider>,
  document: OperationDocument<Data, Variables>,
  variables: Variables,
  isCached = false,
): Promise<Data> {
  const { data } = await context.get(clientContext).query<Data>({
    query: document,
    variables,
    fetchPolicy: isCached ? 'cache-first' : 'network-only',
  });
  if (!data) throw new Error('An answer without data');
  return data;
}
