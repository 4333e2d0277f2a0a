import { languages } from '../../../shared/config/locales.ts';
import { routes } from '../../../shared/config/routes.ts';
import type { CacheSize } from '../../../shared/pages/cache-pages.ts';
import type { FormPage } from '../../forms/form-page.ts';
import { formViewData } from '../../forms/form-pages.ts';
import type { CachedPages } from '../../pages/cached-pages.ts';
import type { LoadViewData } from '../../pages/page-copies.ts';
import type { StaffTexts } from '../../pages/staff-texts.ts';
import type { CsrfTokens } from '../../session/csrf.ts';
import type { CacheDumps } from '../../technical/cache-dumps.ts';
import type { PerVisitorPages } from '../pages.ts';
import { favouriteViewData } from '../../favourites/favourite-view-data.ts';
import { previewViewData } from '../../previews/preview-view-data.ts';
import type { Sessions } from '../../session/sessions.ts';
import { administrationViewData } from './administration.ts';
import { cookiesViewData } from './cookies.ts';
import { externalLinkViewData } from './external-link.ts';
import { cacheDumpViewData, flushCacheViewData } from './technical.ts';

interface Parts {
  pages: CachedPages;
  staffTexts: StaffTexts;
  csrf: CsrfTokens;
  sessions: Sessions;
  /** The pages of forms. */
  declared: readonly FormPage[];
  dumps: CacheDumps;
  cacheSizes: () => CacheSize[];
  now: () => number;
}

/** The pages that are rendered for each request, by path, with what loads their view data. */
export function perVisitorPages({
  pages,
  staffTexts,
  csrf,
  sessions,
  declared,
  dumps,
  cacheSizes,
  now,
}: Parts): PerVisitorPages {
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
