import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { OperationDocument } from '../../../shared/graphql/operation-document.ts';

/** What the screen's loader has brought, and each change of it in the cache. */
export function useRead<Data, Variables extends OperationVariables>(
  document: OperationDocument<Data, Variables>,
  variables: Variables,
): Data {
  const { data } = useQuery<Data>(document, { variables, fetchPolicy: 'cache-first' });
  if (!data) throw new Error('Nothing in the cache: the loader must ask with the same variables');
  return data;
}
