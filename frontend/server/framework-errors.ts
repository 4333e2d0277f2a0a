import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from './env.ts';
import { AppError } from './errors/app-error.ts';
import { sendError } from './plugins/error-handler.ts';
import { languageOfRequest, newNonce } from './plugins/request-context.ts';
import { securityHeaders } from './plugins/security-headers.ts';

/** Answers for addresses that the router itself refuses (broken percent-encoding): no hook has run for them. */
export function frameworkErrors(env: Pick<Env, 'publicUrl' | 'environment' | 'botCheck'>) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    request.nonce = newNonce();
    request.language = languageOfRequest(request.url, request.headers['x-locale']);
    reply.headers(securityHeaders(request.nonce, env)).header('x-request-id', request.id);
    void sendError(new AppError('malformed_request', { cause: error }), request, reply);
  };
}

const statusesByCode = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Answers what is not even HTTP. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusesByCode.get(error.code ?? '') ?? 400;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
      'Connection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n' +
      "Content-Security-Policy: default-src 'none'\r\n\r\n",
  );
}
