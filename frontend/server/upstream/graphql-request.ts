import { background, currentClient } from '../client/current-client.ts';
import { currentWrite } from '../client/current-write.ts';
import type { Audience } from './graphql-answer.ts';
import type { KnownOperation, Variables } from './operations.ts';

/** How a request is sent, and for whom. */
export interface CallContext {
  readonly requestId: string;
  readonly timeout: number;
  readonly isRead: boolean;
  readonly accessToken?: string | undefined;
  readonly audience?: Audience;
}

/** The body of a GraphQL request. */
export const bodyOf = ({ document, name }: KnownOperation, variables: Variables): string =>
  JSON.stringify({ query: document, operationName: name, variables });

export const bearer = (accessToken: string | undefined): Record<string, string> =>
  accessToken ? { authorization: `Bearer ${accessToken}` } : {};

/** Prove to WordPress that this server asks, and name the network for which it does. */
export function proxyHeaders(secret: string, requestId: string): Record<string, string> {
  const client = currentClient();
  return {
    'x-passerelle-proxy': secret,
    'x-request-id': requestId,
    ...(client === background ? {} : { 'x-passerelle-client': client }),
  };
}

/** Let WordPress execute a mutation once, however often its request is repeated, and know when its request arrived here. */
export function writeHeaders(): Record<string, string> {
  const write = currentWrite();
  if (!write) return {};
  return {
    'x-passerelle-idempotency': `${write.key}.${write.body}.${write.visitor}`,
    'x-passerelle-received': String(write.receivedAt),
  };
}

/** The server closed a keep-alive connection just as it was reused. */
export function isBrokenConnection(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(String(error.code))
  );
}
