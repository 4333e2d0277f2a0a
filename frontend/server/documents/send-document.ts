import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBodies } from '../cache/encoded-bodies.ts';
import { chooseEncoding, matchesEtag, worthEncoding } from '../cache/encoding.ts';
import type { Document } from './documents.ts';

const unzip = promisify(gunzip);

interface Sending {
  document: Document;
  type: string;
  bodies: EncodedBodies;
}

/** Sends a document, or 304. Its URL stays the same when it changes, so browsers always revalidate. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { document, type, bodies }: Sending,
): Promise<FastifyReply> {
  const { body, encoding, hash } = document;
  const etag = `W/"${hash}"`;
  reply
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', 'Accept-Encoding')
    .header('etag', etag);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(type);
  const accepted = request.headers['accept-encoding'];
  if (encoding === 'gzip') {
    // Clients without gzip are rare, so the stored copy is unpacked for each of them.
    const canRead = chooseEncoding(accepted?.replace(/\bbr\b/g, '')) === 'gzip';
    if (!canRead) return reply.send(await unzip(body));
    return reply.header('content-encoding', 'gzip').send(body);
  }
  const chosen = chooseEncoding(accepted);
  if (worthEncoding(body, chosen)) reply.header('content-encoding', chosen);
  return reply.send(await bodies.get(hash, body, chosen));
}
