import type { FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '../../../src/config/locales.ts';
import { standaloneRoutes } from '../../../src/config/routes.ts';
import type { CacheSize } from '../../../src/features/technical/given.ts';
import type { FormPage } from '../../forms/form-page.ts';
import { givenForm } from '../../forms/form-pages.ts';
import type { PublicPages } from '../../pages/public-pages.ts';
import type { StaffWords } from '../../pages/staff-words.ts';
import type { CsrfTokens } from '../../session/csrf.ts';
import type { CacheDumps } from '../../technical/cache-dumps.ts';
import type { PerVisitorPages } from '../pages.ts';
import { givenEntry } from './administration.ts';
import { givenChoices } from './cookies.ts';
import { givenExit } from './external-link.ts';
import { givenDump, givenFlush } from './technical.ts';

interface Parts {
  pages: PublicPages;
  words: StaffWords;
  csrf: CsrfTokens;
  /** The pages of forms. */
  declared: readonly FormPage[];
  dumps: CacheDumps;
  cacheSizes: () => CacheSize[];
  now: () => number;
}

/** The pages that are made for each visitor, by path, with what each one is told. */
export function perVisitorPages({
  pages,
  words,
  csrf,
  declared,
  dumps,
  cacheSizes,
  now,
}: Parts): PerVisitorPages {
  const { administration, cookies, externalLink, apolloCacheDump, flushCache } = standaloneRoutes;
  return new Map(
    languages.flatMap((language): [string, (request: FastifyRequest, reply: FastifyReply) => unknown][] => [
      [administration[language], givenEntry],
      [cookies[language], (request) => givenChoices(request, now())],
      ...declared.map((form): [string, (request: FastifyRequest, reply: FastifyReply) => unknown] => [
        standaloneRoutes[form.route][language],
        (request, reply) => givenForm(form, { request, reply, language }, csrf),
      ]),
      [externalLink[language], (request) => givenExit(request, pages, words)],
      [apolloCacheDump[language], (request) => givenDump(request, dumps)],
      [flushCache[language], (request) => givenFlush(request, cacheSizes)],
    ]),
  );
}
