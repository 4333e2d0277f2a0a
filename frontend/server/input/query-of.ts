import type { FastifyRequest } from 'fastify';

/** The query string of a request, parsed as the browser that wrote it does; repeated names stay apart. */
export const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams =>
  new URL(url, 'http://site.invalid').searchParams;
