import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { getUpload } from '../../../../shared/config/calls/content-calls.ts';
import { AppError, toAppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';
import { personKey } from '../../../plugins/limit-keys.ts';
import { holdsTokens } from '../../../session/cookies.ts';
import { readPiece } from '../../../uploads/read-piece.ts';
import {
  pieceType,
  readBytes,
  readMetadata,
  tusExtensions,
  tusVersion,
} from '../../../uploads/tus-headers.ts';
import { describeTus, type TusMethod } from '../../../uploads/tus-openapi.ts';
import type { Caller, Upload } from '../../../upstream/upload-api.ts';
import { perMinute } from '../../../plugins/per-minute.ts';
import type { Route } from '../../route.ts';

const { path } = getUpload;
/** Message of the log. */
const notAppended = 'the bytes before a cut were not appended';
const uploadId = /^[0-9a-f]{32}$/;

/** Uploads by tus 1.0 at one path, with the id as a parameter. This server stores no bytes, and WordPress decides. */
export const route: Route = async (app, { sessions, uploads }) => {
  const ask = <Value>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (caller: Caller) => Promise<Value>,
  ): Promise<Value> =>
    sessions
      .run(request, reply, (accessToken) => work({ accessToken, requestId: request.id }))
      .catch((error: unknown) => {
        throw toAppError(error);
      });

  // The bytes are read by the handler, which forwards what arrived before a cut.
  app.addContentTypeParser(pieceType, (_request, _payload, done) => done(null));

  app.options(path, { schema: { hide: true } }, async (_request, reply) =>
    reply.code(204).headers(abilities).header('tus-resumable', tusVersion).send(),
  );

  tusRoute(app, {
    method: 'POST',
    async handler(request, reply) {
      const bytes = readBytes(request.headers, 'upload-length');
      const metadata = readMetadata(request.headers);
      const made = await ask(request, reply, (caller) =>
        uploads.create(
          { bytes, purpose: metadata.get('purpose') ?? '', name: metadata.get('filename') ?? '' },
          caller,
        ),
      );
      reply.code(201).header('location', `${path}?id=${made.id}`).header('upload-expires', expiry(made));
      return { data: { id: made.id } };
    },
  });

  tusRoute(app, {
    method: 'HEAD',
    async handler(request, reply) {
      const found = await ask(request, reply, (caller) => uploads.find(idOf(request), caller));
      return describe(found, reply).header('upload-length', found.bytes).send();
    },
  });

  // After HEAD, which it would answer otherwise.
  app.call(getUpload, async (request, reply) => {
    const id = idOf(request);
    const { state, fileId, error } = await ask(request, reply, (caller) => uploads.find(id, caller));
    return { data: { id, state, ...(fileId !== null && { fileId }), ...(error !== null && { error }) } };
  });

  tusRoute(app, {
    method: 'PATCH',
    config: {
      bodyType: pieceType,
      rateLimit: perMinute(limits.uploads.piecesPerMinute, { hook: 'preHandler', keyGenerator: personKey }),
    },
    async handler(request, reply) {
      const id = idOf(request);
      const offset = readBytes(request.headers, 'upload-offset');
      // Nothing is read for visitors.
      if (!holdsTokens(request)) throw new AppError('access_token_missing');
      const { bytes, isCut } = await readPiece(request.raw);
      if (isCut) {
        await appendCut(request, { id, offset, bytes });
        return reply.hijack();
      }
      const found = await ask(request, reply, (caller) => uploads.append(id, offset, bytes, caller));
      return describe(found, reply).code(204).send();
    },
  });

  tusRoute(app, {
    method: 'DELETE',
    async handler(request, reply) {
      await ask(request, reply, (caller) => uploads.delete(idOf(request), caller));
      return reply.code(204).send();
    },
  });

  /**
   * Appends without new tokens: they would be lost with the answer, and the session would end when the old ones come
   * again.
   */
  async function appendCut(
    request: FastifyRequest,
    { id, offset, bytes }: { id: string; offset: number; bytes: Buffer },
  ): Promise<void> {
    const accessToken = sessions.accessToken(request);
    try {
      if (!accessToken) throw new AppError('access_token_expired');
      if (bytes.length > 0) await uploads.append(id, offset, bytes, { accessToken, requestId: request.id });
    } catch (error) {
      request.log.info({ err: error }, notAppended);
    }
  }
};

const abilities = {
  'tus-version': tusVersion,
  'tus-extension': tusExtensions,
  'tus-max-size': String(limits.uploads.fileBytes),
};

interface TusRoute extends Pick<RouteOptions, 'handler' | 'config'> {
  method: TusMethod;
}

/** A route of the protocol: its version is checked first and named in every answer. */
function tusRoute(app: FastifyInstance, route: TusRoute): void {
  app.route({
    ...route,
    url: path,
    config: {
      ...route.config,
      idempotency: false,
      // Schema for the document only: Fastify would validate and serialise by the schema of a route.
      swaggerTransform: ({ url }) => ({ schema: describeTus(route.method), url }),
      swagger: { exposeHeadRoute: true },
    },
    async onRequest(request, reply) {
      reply.header('tus-resumable', tusVersion).header('cache-control', 'no-store');
      if (request.headers['tus-resumable'] === tusVersion) return;
      reply.header('tus-version', tusVersion);
      throw new AppError('upload_version');
    },
  });
}

/** @throws AppError not_found: an upload with another id does not exist */
function idOf({ query }: Pick<FastifyRequest, 'query'>): string {
  const { id } = query as { id?: unknown };
  if (typeof id !== 'string' || !uploadId.test(id)) throw new AppError('not_found');
  return id;
}

const describe = (found: Upload, reply: FastifyReply): FastifyReply =>
  reply.header('upload-offset', found.received).header('upload-expires', expiry(found));

const expiry = ({ expiresAt }: Upload): string => new Date(expiresAt).toUTCString();
