import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from './env.ts';
import { AppError } from './errors/app-error.ts';
import { errorBody } from './errors/error-body.ts';
import { sendError } from './plugins/error-handler.ts';
import { languageOfRequest } from './plugins/request-context.ts';
import { securityHeaders } from './plugins/security-headers.ts';

/** Answers for addresses that the router itself refuses (broken percent-encoding): no hook has run for them. */
export function frameworkErrors(env: Pick<Env, 'publicUrl' | 'environment' | 'botCheck'>) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    request.language = languageOfRequest(request.url, request.headers['x-locale']);
    reply.headers(securityHeaders(env)).header('x-request-id', request.id);
    void sendError(new AppError('malformed_request', { cause: error }), request, reply);
  };
}

const statusesByCode = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Answers what Node refuses to parse: headers that are too long, a request that stays incomplete, what is not HTTP.
 * No route is known then, so the body is the JSON of a failed /api call for every address.
 */
export function answerBrokenRequests(log: FastifyBaseLogger) {
  return (error: BrokenRequest, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const refusal = new AppError('malformed_request', { cause: error });
    const status = statusesByCode.get(error.code ?? '') ?? refusal.status;
    const requestId = randomUUID();
    const language = languageOfRequest(pathOf(error.rawPacket), undefined);
    log.info({ requestId, event: 'malformed', code: refusal.code, status }, 'request refused');
    const body = JSON.stringify(errorBody(refusal, language, requestId));
    const headers = {
      Connection: 'close',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
      'X-Request-Id': requestId,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
}

interface BrokenRequest extends NodeJS.ErrnoException {
  /** Last bytes that arrived. */
  rawPacket?: Buffer;
}

/** The path of the request line, where that has arrived in the same packet; else the root. */
const pathOf = (packet: Buffer | undefined): string =>
  /^[A-Z]+ (\/\S*)/.exec(packet?.toString('latin1') ?? '')?.[1] ?? '/';
