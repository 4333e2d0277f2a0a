import { accountHeader } from '../../../shared/graphql/account-header.ts';
import { QueryError } from '../../../shared/graphql/operation.ts';
import type { Ask } from './create-client.ts';

interface Options {
  /** Id of the account whose page this is. */
  owner: string;
  /** Asks the person to sign in again. @returns whether they did */
  signInAgain: () => Promise<boolean>;
  /** Another tab has signed somebody else in: nothing of theirs may come into this page. */
  onOtherAccount: () => void;
}

interface Refusal {
  error?: { code?: string; message?: string };
}

const path = '/api/graphql';
const unauthenticated = 401;

/** Through the proxy, by the operation's id: public operations as everyone, by GET; the others as the person who is signed in. */
export function browserAsk({ owner, signInAgain, onOtherAccount }: Options): Ask {
  return async function ask(operation, variables) {
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

async function send(...[{ id, isPublic }, variables]: Parameters<Ask>): Promise<Response> {
  const accept = 'application/json';
  try {
    if (isPublic) {
      const query = new URLSearchParams({ operationId: id, variables: JSON.stringify(variables) });
      return await fetch(`${path}?${query}`, { headers: { accept } });
    }
    return await fetch(path, {
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
  return new QueryError(status, error?.code ?? 'server_error', error?.message, wait || undefined);
}
