import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { OperationDocument } from '../../../shared/graphql/operation-document.ts';

/** Data that the screen's loader fetched, updated with each change in the cache. */
export function useRead<Data, Variables extends OperationVariables>(
  document: OperationDocument<Data, Variables>,
  variables: Variables,
): Data {
  const { data } = useQuery<Data>(document, { variables, fetchPolicy: 'cache-first' });
  if (!data) throw new Error('Nothing in the cache: the loader must ask with the same variables');
  return data;
}
