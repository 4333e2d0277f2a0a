import type { FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, toAppError } from '../errors/app-error.ts';
import { errorBody } from '../errors/error-body.ts';
import type { ErrorCode } from '../../shared/config/errors.ts';
import { plainPage, plainPageStyle } from '../errors/plain-page.ts';
import { refusalEvent, refusalLabels } from '../security/refusals.ts';
import { bodyProblem } from '../errors/validation.ts';
import { alsoWithStyle } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Code that replaces that of an unexpected server error on this route, to fit what the person was doing. */
    failsAs?: ErrorCode;
  }
}

/** Does a browser navigate to this address? Everything else gets the error as JSON. */
const isPage = (request: FastifyRequest): boolean =>
  !/^\/(api|assets|media|metrics|healthz|readyz)(\/|$|\?)/.test(request.url);

const policyHeader = 'content-security-policy';

/** Answers with the error in the form that fits the address. Its own text stays in the log. */
export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(error.status).header('cache-control', 'no-store');
  logRefusal(error, request);
  // These headers described the body that could not be sent.
  for (const name of ['etag', 'content-encoding', 'content-length', 'content-disposition'])
    reply.removeHeader(name);
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  if (error.code === 'method_not_allowed') reply.header('allow', 'GET, HEAD');
  if (!isPage(request)) {
    return reply.type('application/json; charset=utf-8').send(errorBody(error, request.language, request.id));
  }
  return reply
    .type('text/html; charset=utf-8')
    .header('content-language', request.language)
    .header(policyHeader, alsoWithStyle(String(reply.getHeader(policyHeader)), plainPageStyle))
    .send(
      plainPage({
        code: error.code,
        language: request.language,
        requestId: request.id,
        pathname: request.url.replace(/\?.*/s, ''),
      }),
    );
}

/** Logs a refusal with its code, without request data and stack. Server errors are logged where they occur. */
export function logRefusal(error: AppError, request: FastifyRequest): void {
  const { code, status } = error;
  if (status >= 500) return;
  const event = refusalEvent(error);
  if (event) request.server.metrics.securityEvents.inc(refusalLabels(event, code));
  const details = event && { event, network: request.server.networkHash(request.ip) };
  request.log.info({ ...details, code, status }, 'request refused');
}

/** One place that turns whatever is thrown into an answer. */
export const errorHandler = fp(
  async (app) => {
    app.setErrorHandler((thrown, request, reply) => {
      const error = problemOfBody(thrown, request) ?? named(toAppError(thrown), configuredCode(request));
      if (error.status >= 500) request.log.error({ err: error }, 'request failed');
      return sendError(error, request, reply);
    });
    app.setNotFoundHandler((request, reply) => {
      const read = request.method === 'GET' || request.method === 'HEAD';
      return sendError(
        new AppError(read || !isPage(request) ? 'not_found' : 'method_not_allowed'),
        request,
        reply,
      );
    });
  },
  { name: 'error-handler', dependencies: ['request-context', 'security-headers'] },
);

/** A write without an error code of its own has the general one. */
const configuredCode = ({ routeOptions: { config } }: FastifyRequest): ErrorCode | undefined =>
  config.failsAs ?? (config.guarded ? 'generic_error' : undefined);

/** Unexpected errors get the error code of the action that failed. */
export function named(error: AppError, failsAs: ErrorCode | undefined): AppError {
  return error.code === 'server_error' && failsAs ? new AppError(failsAs, { cause: error }) : error;
}

/** Schema errors of a guarded write are returned per field. */
function problemOfBody(thrown: unknown, request: FastifyRequest): AppError | undefined {
  if (!request.routeOptions.config.guarded) return undefined;
  if (!(thrown instanceof Error) || !('validation' in thrown) || !Array.isArray(thrown.validation))
    return undefined;
  return bodyProblem(thrown.validation as FastifySchemaValidationError[]);
}
