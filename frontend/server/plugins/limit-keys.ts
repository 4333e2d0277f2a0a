import type { FastifyRequest } from 'fastify';
import { accessSubject } from '../session/access-token.ts';
import { cookieNames } from '../session/cookies.ts';

/** By whom calls are counted that cost something: the network, which nobody can change by leaving cookies out. */
export const networkKey = ({ network }: FastifyRequest): string => `network ${network}`;

/**
 * By whom writes are counted: the person of a signed access token, whichever of their sessions it is, else the network.
 * A form's cookie is no key: whoever asks gets as many as they like.
 */
export function personKey(request: FastifyRequest): string {
  const person = accessSubject(request.cookies[cookieNames.access]);
  return person === undefined ? networkKey(request) : `person ${person}`;
}
