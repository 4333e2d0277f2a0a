import type { FastifyRequest } from 'fastify';
import { accessSubject } from '../session/access-token.ts';
import { cookieNames } from '../session/cookies.ts';

/** Rate limits of expensive calls count by network: it does not change when cookies are left out. */
export const networkKey = ({ network }: FastifyRequest): string => `network ${network}`;

/**
 * Rate limit key of writes: the user of a signed access token, for all their sessions, else the network. Not the
 * form cookie: a client can get any number of them.
 */
export function personKey(request: FastifyRequest): string {
  const person = accessSubject(request.cookies[cookieNames.access]);
  return person === undefined ? networkKey(request) : `person ${person}`;
}
