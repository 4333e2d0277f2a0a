import type { FastifyRequest } from 'fastify';
import { dataLightCookie } from '../../shared/config/data-light.ts';

/** The visitor's own choice takes precedence over the browser's `Save-Data`. */
export function isDataLight(request: FastifyRequest): boolean {
  const chosen = request.cookies[dataLightCookie];
  if (chosen === 'on' || chosen === 'off') return chosen === 'on';
  return request.headers['save-data'] === 'on';
}
