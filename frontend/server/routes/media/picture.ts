import type { FastifyPluginAsync } from 'fastify';
import { matchesEtag } from '../../cache/encoding.ts';
import { AppError } from '../../errors/app-error.ts';
import { limits } from '../../limits.ts';
import { isPictureFormat, typeOfFormat } from '../../media/formats.ts';
import type { Pictures } from '../../media/pictures.ts';
import { filePolicy } from '../../plugins/security-headers.ts';

const longestId = 15;
const target = new RegExp(`^/media/([1-9]\\d{0,${longestId - 1}})/(\\d{1,5})\\.(avif|webp)$`);

/** GET /media/{id}/{width}.avif and .webp: a resized copy of a public picture. */
export const picture: FastifyPluginAsync<{ pictures: Pictures }> = async (app, { pictures }) => {
  app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const [, id, width, format = ''] = target.exec(request.url.split('?', 1)[0] ?? '') ?? [];
    if (!id || !width || !isPictureFormat(format)) throw new AppError('not_found');
    const { bytes, etag } = await pictures.get({ id: Number(id), width: Number(width), format }, request.id);
    reply
      .header('cache-control', `public, max-age=${limits.media.maxAge}, must-revalidate`)
      .header('etag', etag)
      .header('content-security-policy', filePolicy);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(typeOfFormat(format)).send(bytes);
  });
};
