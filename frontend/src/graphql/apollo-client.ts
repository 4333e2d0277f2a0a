import { ApolloClient, ApolloLink, InMemoryCache, Observable, type OperationVariables } from '@apollo/client';
import { type DocumentNode, parse } from 'graphql';
import { setTypography } from '../lib/typography.ts';
import { manifest } from './generated/manifest.ts';
import { type Operation, QueryError } from './operation.ts';

const documents = new Map<string, DocumentNode>();

function documentOf(id: string): DocumentNode {
  const known = documents.get(id);
  if (known) return known;
  const entry = manifest[id];
  if (!entry) throw new QueryError(400, 'unknown_operation');
  const parsed = parse(entry.document, { noLocation: true });
  documents.set(id, parsed);
  return parsed;
}

interface Answer {
  data?: Record<string, unknown> | null;
  error?: { code?: string };
}

const headers = () => ({ accept: 'application/json', 'x-locale': document.documentElement.lang });

/** The page says so itself: it was made for somebody. */
const isSignedIn = (): boolean => document.documentElement.dataset['signedIn'] !== undefined;

function askAsVisitor(id: string, variables: OperationVariables): Promise<Response> {
  const parameters = new URLSearchParams({ operationId: id, variables: JSON.stringify(variables) });
  return fetch(`/api/graphql?${parameters}`, { headers: headers() });
}

/** Answers for one person travel by POST, so that no cache on the way takes them for everybody's. */
async function askAsMember(id: string, variables: OperationVariables): Promise<Response> {
  const response = await fetch('/api/graphql', {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ operationId: id, variables }),
  });
  // The session is over: the page is not theirs any more, and made anew it says so.
  if (response.status === 401) location.reload();
  return response;
}

/** Sends the id of a known operation, never its text: the server accepts nothing else. */
async function send(id: string, variables: OperationVariables): Promise<Record<string, unknown>> {
  let response: Response;
  try {
    response = await (isSignedIn() ? askAsMember(id, variables) : askAsVisitor(id, variables));
  } catch {
    throw new QueryError(503, 'network_unreachable');
  }
  const answer = (await response.json().catch(() => ({}))) as Answer;
  if (!response.ok || !answer.data) {
    throw new QueryError(response.ok ? 500 : response.status, answer.error?.code ?? 'server_error');
  }
  return answer.data;
}

const byOperationId = new ApolloLink(
  ({ variables, getContext }) =>
    new Observable((observer) => {
      send(String(getContext()['operationId']), variables).then(
        (data) => {
          observer.next({ data });
          observer.complete();
          return undefined;
        },
        (error: unknown) => observer.error(error),
      );
    }),
);

/** Going back is instant for this long; after it everything is asked again. */
const freshFor = 5 * 60 * 1000;
const client = new ApolloClient({ link: byOperationId, cache: new InMemoryCache() });
let freshUntil = Date.now() + freshFor;

export async function ask<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  if (Date.now() > freshUntil) {
    await client.clearStore();
    freshUntil = Date.now() + freshFor;
  }
  const { data } = await client.query({
    query: documentOf(operation.id),
    variables: variables as OperationVariables,
    context: { operationId: operation.id },
  });
  return (document.documentElement.lang === 'fr' ? setTypography(data) : data) as Result;
}
