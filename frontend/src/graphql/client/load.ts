import type { ApolloClient, OperationVariables } from '@apollo/client';
import { createContext, type RouterContextProvider } from 'react-router';
import { answersOf } from './last-answers.ts';
import { isRereading } from './reread.ts';
import { QueryError } from '../../../shared/graphql/operation.ts';
import { metaOf, type OperationDocument } from '../../../shared/graphql/operation-document.ts';

const outOfReach = new Set([0, 502, 503, 504]);

/** The client, for the loaders of the workspace. */
export const clientContext = createContext<ApolloClient>();

/**
 * Fetches data in loaders that components then read with `useRead` and the same variables.
 * When WordPress does not answer, what it answered before is shown again (decision 186).
 * @param isCached true: cached data is used, as for choices that rarely change
 * @throws QueryError
 */
export async function load<Data, Variables extends OperationVariables>(
  context: Readonly<RouterContextProvider>,
  document: OperationDocument<Data, Variables>,
  variables: Variables,
  isCached = false,
): Promise<Data> {
  const client = context.get(clientContext);
  const query = { query: document, variables };
  const answers = answersOf(client);
  const question = `${metaOf(document).id} ${JSON.stringify(variables)}`;
  const { data } = await client
    .query<Data>({ ...query, fetchPolicy: isCached ? 'cache-first' : 'network-only' })
    .then((answer) => {
      if (!isCached) answers?.note(question);
      return answer;
    })
    .catch((error: unknown) => {
      const isAway = error instanceof QueryError && outOfReach.has(error.status);
      const held = isAway ? client.readQuery<Data>(query) : null;
      if (!held || !(isRereading() || answers?.mayShow(question))) throw error;
      return { data: held };
    });
  if (!data) throw new Error('An answer without data');
  return data;
}
