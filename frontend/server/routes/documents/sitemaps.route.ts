import type { PasserelleContentType } from '../../../shared/graphql/generated/operations.ts';
import { families, familyIds } from '../../../shared/config/content-types.ts';
import { sitemapPartPath, sitemapPath } from '../../../shared/config/document-paths.ts';
import { sendDocument } from '../../documents/send-document.ts';
import { pagesPart, sitemapIndex, sitemapOfPages, sitemapPart } from '../../documents/sitemap.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Route } from '../route.ts';

const xml = 'application/xml; charset=utf-8';
const hidden = { schema: { hide: true } };
/** Only numbers that an id can lie in: at most six digits. */
const numberOf = /^([1-9]\d{0,5})\.xml$/;
const typeOf = new Map<string, PasserelleContentType>(
  familyIds.map((family) => [families[family].type, families[family].type]),
);

/** GET /sitemap.xml and its parts /sitemaps/{kind}-{number}.xml. */
export const route: Route = async (app, { documents, bodies, env }) => {
  const { origin } = env.publicUrl;

  app.get(sitemapPath, hidden, async (request, reply) => {
    const document = await documents.get(sitemapPath, request.id, async (query) => ({
      body: await sitemapIndex(origin, query),
    }));
    return sendDocument(request, reply, { document, type: xml, bodies });
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', hidden, async (request, reply) => {
    const { file } = request.params;
    const dash = file.lastIndexOf('-');
    const kind = file.slice(0, Math.max(0, dash));
    const number = Number(numberOf.exec(file.slice(dash + 1))?.[1]);
    const type = typeOf.get(kind);
    if (!number || (kind === pagesPart ? number !== 1 : !type)) throw new AppError('not_found');
    const document = await documents.get(sitemapPartPath(kind, number), request.id, async (query) => {
      if (!type) return { body: await sitemapOfPages(origin) };
      const body = await sitemapPart(type, number, origin, query);
      if (!body) throw new AppError('not_found');
      return { body, encoding: 'gzip' };
    });
    return sendDocument(request, reply, { document, type: xml, bodies });
  });
};
