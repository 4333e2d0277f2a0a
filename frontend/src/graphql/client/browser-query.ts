import { graphqlPath } from '../../../shared/config/calls/graphql-path.ts';
import { accountHeader } from '../../../shared/graphql/account-header.ts';
import { QueryError } from '../../../shared/graphql/operation.ts';
import type { ExecuteQuery } from './create-client.ts';

interface Options {
  /** Id of the account whose page this is. */
  owner: string;
  /** Opens the sign-in dialog. @returns whether the user signed in again */
  signInAgain: () => Promise<boolean>;
  /** Another tab signed in another account: its data must not be shown here. */
  onOtherAccount: () => void;
}

interface Refusal {
  error?: { code?: string; message?: string };
}

const unauthenticated = 401;

/** Queries through the proxy by operation id: public operations by GET without a user, the others as the signed-in user. */
export function browserQuery({ owner, signInAgain, onOtherAccount }: Options): ExecuteQuery {
  return async function query(operation, variables) {
    let response = await send(operation, variables);
    if (response.status === unauthenticated && (await signInAgain()))
      response = await send(operation, variables);
    const account = response.headers.get(accountHeader);
    if (account !== null && account !== owner) {
      onOtherAccount();
      throw new QueryError(unauthenticated, 'session_expired');
    }
    const body: unknown = await response.json().catch(() => ({}));
    if (!response.ok) throw refusal(response, body as Refusal);
    return (body as { data: unknown }).data;
  };
}

async function send(...[{ id, isPublic }, variables]: Parameters<ExecuteQuery>): Promise<Response> {
  const accept = 'application/json';
  try {
    if (isPublic) {
      const parameters = new URLSearchParams({ operationId: id, variables: JSON.stringify(variables) });
      return await fetch(`${graphqlPath}?${parameters}`, { headers: { accept } });
    }
    return await fetch(graphqlPath, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json' },
      body: JSON.stringify({ operationId: id, variables }),
    });
  } catch (error) {
    throw Object.assign(new QueryError(0, 'offline'), { cause: error });
  }
}

function refusal({ status, headers }: Response, { error }: Refusal): QueryError {
  const wait = Number(headers.get('retry-after') ?? 0);
  return new QueryError(status, error?.code ?? 'server_error', error?.message, {
    retryAfter: wait || undefined,
  });
}
