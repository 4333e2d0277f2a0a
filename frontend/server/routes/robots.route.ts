import { sitemapPath } from '../../shared/config/document-paths.ts';
import type { Route } from './route.ts';

const forProduction = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}${sitemapPath}\n`;
const forCopies = 'User-agent: *\nDisallow: /\n';

/** GET /robots.txt: only the production site is for search engines. */
export const route: Route = async (app, { env: { environment, publicUrl } }) => {
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(environment === 'production' ? forProduction(publicUrl.origin) : forCopies),
  );
};
