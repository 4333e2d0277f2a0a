import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { downloadFile as downloadFileCall } from '../../../../shared/config/calls/content-calls.ts';
import { matchesEtag } from '../../../cache/encoding.ts';
import { AppError } from '../../../errors/app-error.ts';
import { attachment, nameIn } from '../../../media/attachment.ts';
import { readRange, sliceOf } from '../../../media/byte-range.ts';
import { isPublicFile, type ReadableFiles } from '../../../media/readable-files.ts';
import { filePolicy } from '../../../plugins/security-headers.ts';
import type { UpstreamFile } from '../../../upstream/upstream-file.ts';
import type { Route } from '../../route.ts';

/** GET /api/file/download-file?id=: streams a file that the caller may read; WordPress decides. */
export const route: Route = async (app, { readableFiles }) => {
  app.call(downloadFileCall, async (request, reply) =>
    sendFile(readableFiles, request.query.id, request, reply),
  );
};

/**
 * Streams a file that the caller may read.
 * @throws AppError not_found · range_not_satisfiable · content_system_unavailable
 */
export async function sendFile(
  readableFiles: ReadableFiles,
  id: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await readableFiles.open(id, forwarded(request), request, reply);
  const refused = refusalOf(file.status);
  if (refused) {
    await file.body.dump();
    const range = one(file.headers['content-range']);
    if (file.status === 416 && range) reply.header('content-range', range);
    throw refused;
  }
  describe(file, reply);
  if (matchesEtag(request.headers['if-none-match'], one(file.headers['etag']) ?? '')) {
    // Its bytes are not needed: an aborted body is not an error.
    file.body.on('error', () => undefined).destroy();
    return reply.code(304).send();
  }
  return file.status === 206 ? sendPart(file, reply) : sendWhole(file, request, reply);
}

/** Conditions and ranges are WordPress's to answer where it can. */
function forwarded({ headers, method }: FastifyRequest): Record<string, string> {
  const { range, 'if-range': ifRange } = headers;
  if (!range || method === 'HEAD') return {};
  return typeof ifRange === 'string' ? { range, 'if-range': ifRange } : { range };
}

function refusalOf(status: number): AppError | undefined {
  if (status === 200 || status === 206) return undefined;
  if (status === 416) return new AppError('range_not_satisfiable');
  if (status >= 500 || status === 429)
    return new AppError('content_system_unavailable', { detail: `file ${status}` });
  // Without the right to read it, its existence is not revealed.
  return new AppError('not_found');
}

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

function describe(file: UpstreamFile, reply: FastifyReply): void {
  const { headers } = file;
  reply
    .header('content-type', one(headers['content-type']) ?? 'application/octet-stream')
    .header('content-disposition', attachment(nameIn(one(headers['content-disposition'])) ?? 'document'))
    .header('content-security-policy', filePolicy)
    .header('accept-ranges', 'bytes')
    // It may be taken offline at any time: every use is checked again. Non-public files are not cached.
    .header('cache-control', isPublicFile(file) ? 'private, no-cache' : 'private, no-store');
  for (const name of ['etag', 'last-modified']) {
    const value = one(headers[name]);
    if (value) reply.header(name, value);
  }
}

function sendPart({ headers, body }: UpstreamFile, reply: FastifyReply): FastifyReply {
  reply.code(206);
  for (const name of ['content-range', 'content-length']) {
    const value = one(headers[name]);
    if (value) reply.header(name, value);
  }
  return reply.send(body);
}

async function sendWhole(
  file: UpstreamFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body, headers } = file;
  const length = Number(one(headers['content-length']) ?? Number.NaN);
  if (!Number.isInteger(length)) return reply.send(body);
  const range = sameVersion(request, headers) ? readRange(request.headers.range, length) : undefined;
  if (range === 'unsatisfiable') {
    await body.dump();
    reply.header('content-range', `bytes */${length}`);
    throw new AppError('range_not_satisfiable');
  }
  if (!range) return reply.header('content-length', length).send(body);
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${length}`)
    .header('content-length', end - start + 1)
    .send(Readable.from(sliceOf(body, range), { objectMode: false }));
}

/** A range counts only while the file is still the one that `If-Range` names. */
function sameVersion(request: FastifyRequest, headers: UpstreamFile['headers']): boolean {
  const condition = request.headers['if-range'];
  if (condition === undefined) return true;
  return condition === one(headers['etag']) || condition === one(headers['last-modified']);
}
