import type { FastifyReply } from 'fastify';
import { matchesEtag } from '../../cache/encoding.ts';
import { AppError } from '../../errors/app-error.ts';
import { limits } from '../../limits.ts';
import { isPictureFormat, typeOfFormat } from '../../media/formats.ts';
import type { PictureRequest } from '../../media/pictures.ts';
import { filePolicy } from '../../plugins/security-headers.ts';
import { holdsTokens } from '../../session/cookies.ts';
import { isSessionOver } from '../../session/sessions.ts';
import type { Route } from '../route.ts';

const longestId = 15;
const target = new RegExp(`^/media/([1-9]\\d{0,${longestId - 1}})/(\\d{1,5})\\.(avif|webp)$`);

/**
 * GET /media/{id}/{width}.avif and .webp: a resized copy. Public files come from the shared store; private ones are
 * converted for this response and not stored.
 */
export const route: Route = async (app, { pictures, readableFiles }) => {
  app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const pictureRequest = readTarget(request.url);
    try {
      const { bytes, etag } = await pictures.get(pictureRequest, request.id);
      reply
        .header('cache-control', `public, max-age=${limits.media.maxAge}, must-revalidate`)
        .header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) return send(reply.code(304), pictureRequest);
      return send(reply, pictureRequest, bytes);
    } catch (error) {
      if (!isNotFound(error) || !holdsTokens(request)) throw error;
    }
    reply.header('cache-control', 'private, no-store');
    try {
      const file = await readableFiles.open(pictureRequest.id, { accept: 'image/*' }, request, reply);
      return send(reply, pictureRequest, await pictures.convertOnce(file, pictureRequest));
    } catch (error) {
      // A visitor by now: a picture that is not public isn't there for them.
      throw isSessionOver(error) ? new AppError('not_found') : error;
    }
  });
};

/** @throws AppError not_found: no address of a picture, or a width that pages don't ask for */
function readTarget(url: string): PictureRequest {
  const [, id, width, format = ''] = target.exec(url.split('?', 1)[0] ?? '') ?? [];
  if (!id || !isPictureFormat(format)) throw new AppError('not_found');
  if (!(limits.media.widths as readonly number[]).includes(Number(width))) throw new AppError('not_found');
  return { id: Number(id), width: Number(width), format };
}

const isNotFound = (error: unknown): boolean => error instanceof AppError && error.code === 'not_found';

const send = (reply: FastifyReply, { format }: PictureRequest, bytes?: Buffer): FastifyReply =>
  reply.header('content-security-policy', filePolicy).type(typeOfFormat(format)).send(bytes);
