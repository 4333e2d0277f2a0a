import { type Family, familyIds, familyOfType } from '../../../shared/config/content-types.ts';
import { graphqlLanguage, isLanguage, type Language } from '../../../shared/config/locales.ts';
import { ShareCardOperation } from '../../../shared/graphql/generated/operations.ts';
import type { QueryFunction } from '../../../shared/graphql/operation.ts';
import {
  faceOfCard,
  faceOfList,
  type ShareFace,
  versionOf,
} from '../../../shared/share-pictures/share-face.ts';
import { matchesEtag } from '../../cache/encoding.ts';
import { shareTexts } from '../../documents/texts.ts';
import { typeset } from '../../documents/typeset.ts';
import { AppError } from '../../errors/app-error.ts';
import { limits } from '../../limits.ts';
import { filePolicy } from '../../plugins/security-headers.ts';
import { drawFace } from '../../share-pictures/draw.ts';
import { Bulkhead, BulkheadFull } from '../../upstream/bulkhead.ts';
import type { Route } from '../route.ts';

const target = /^\/og\/([a-z]+)\/(0|[1-9]\d{0,9})\/(fr|en)-([0-9a-f]{12})\.png$/;
const longestInt = 2_147_483_647;

/**
 * GET /og/{family}/{group id}/{language}-{version}.png: the share picture of a page. The version only makes new URLs
 * for caches: for every version the current picture is sent.
 */
export const route: Route = async (app, { documents }) => {
  const drawings = new Bulkhead(limits.sharePictures.atOnce, limits.sharePictures.waiting);

  app.get('/og/*', { schema: { hide: true } }, async (request, reply) => {
    const [, family = '', id = '', language, version] = target.exec(request.url.split('?', 1)[0] ?? '') ?? [];
    const groupId = Number(id);
    if (!isFamily(family) || !isLanguage(language) || groupId > longestInt) throw new AppError('not_found');
    const document = await documents.get(`og ${family} ${groupId} ${language}`, request.id, async (query) => {
      const face =
        groupId === 0
          ? faceOfList(family, shareTexts[language])
          : await faceOf(family, groupId, language, typeset(query, language));
      return { body: await draw(face), note: versionOf(face) };
    });
    const etag = `"${document.hash}"`;
    const isPresent = document.note === version;
    reply
      .header('cache-control', isPresent ? `public, max-age=${limits.media.maxAge}` : 'public, max-age=60')
      .header('etag', etag)
      .header('content-security-policy', filePolicy)
      // Embedded by other sites on purpose.
      .header('cross-origin-resource-policy', 'cross-origin');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/png').send(document.body);
  });

  async function draw(face: ShareFace): Promise<Buffer> {
    try {
      return await drawings.run(AbortSignal.timeout(limits.sharePictures.wait), () => drawFace(face));
    } catch (error) {
      const isBusy =
        error instanceof BulkheadFull || (error instanceof Error && error.name === 'TimeoutError');
      if (isBusy)
        throw new AppError('content_system_unavailable', { detail: 'too many pictures', cause: error });
      throw error;
    }
  }
};

/** @throws AppError not_found: there is nothing that everyone may read in full */
async function faceOf(
  family: Family | 'site',
  groupId: number,
  language: Language,
  query: QueryFunction,
): Promise<ShareFace> {
  const { passerelleCard: card } = await query(ShareCardOperation, {
    groupId,
    language: graphqlLanguage(language),
  });
  if (!card || card.locked || familyOfType(card.type) !== family) throw new AppError('not_found');
  return faceOfCard(card, language, shareTexts[language]);
}

const isFamily = (text: string): text is Family | 'site' =>
  text === 'site' || (familyIds as string[]).includes(text);
