import type { FastifyRequest } from 'fastify';
import { dataLightCookie } from '../../shared/config/parameters.ts';

/** What the visitor chose counts more than what their browser says. */
export function wantsDataLight(request: FastifyRequest): boolean {
  const chosen = request.cookies[dataLightCookie];
  if (chosen === 'on' || chosen === 'off') return chosen === 'on';
  return request.headers['save-data'] === 'on';
}
