import { languages } from '../../../shared/config/locales.ts';
import { routes } from '../../../shared/config/routes.ts';
import type { FormPage } from '../../forms/form-page.ts';
import { formViewData } from '../../forms/form-pages.ts';
import type { LoadViewData } from '../../pages/page-copies.ts';
import { favouriteViewData } from '../../favourites/favourite-view-data.ts';
import { previewViewData } from '../../previews/preview-view-data.ts';
import type { Services } from '../../services.ts';
import { administrationViewData } from './administration.route.ts';
import { cookiesViewData } from './cookies.route.ts';
import { externalLinkViewData } from './external-link.ts';
import { cacheDumpViewData, flushCacheViewData } from './technical.route.ts';

/** The pages that are rendered for each request, by path, with what loads their view data. */
export function perVisitorPages(
  services: Services,
  declared: readonly FormPage[],
): ReadonlyMap<string, LoadViewData> {
  const { pages, staffTexts, csrf, sessions, dumps, cacheSizes, now } = services;
  const { administration, cookies, externalLink, favourite, preview, apolloCacheDump, flushCache } = routes;
  return new Map(
    languages.flatMap((language): [string, LoadViewData][] => [
      [administration[language], administrationViewData],
      [cookies[language], (request) => cookiesViewData(request, now())],
      ...declared.map((form): [string, LoadViewData] => [
        routes[form.route][language],
        (request, reply) => formViewData(form, { request, reply, language }, csrf),
      ]),
      [externalLink[language], (request) => externalLinkViewData(request, pages, staffTexts)],
      [favourite[language], (request, reply) => favouriteViewData(request, reply, sessions)],
      [preview[language], (request, reply) => previewViewData(request, reply, { sessions, language })],
      [apolloCacheDump[language], (request) => cacheDumpViewData(request, dumps)],
      [flushCache[language], (request) => flushCacheViewData(request, cacheSizes)],
    ]),
  );
}
