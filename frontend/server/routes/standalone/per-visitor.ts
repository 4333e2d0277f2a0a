import type { FastifyRequest } from 'fastify';
import { languages } from '../../../src/config/locales.ts';
import { standaloneRoutes } from '../../../src/config/routes.ts';
import type { PublicPages } from '../../pages/public-pages.ts';
import { givenChoices } from './cookies.ts';
import { givenExit } from './external-link.ts';

/** The pages that are made for each visitor, by path, with what each one is told. */
export function perVisitorPages(
  pages: PublicPages,
  now: () => number,
): ReadonlyMap<string, (request: FastifyRequest) => unknown> {
  const { cookies, externalLink } = standaloneRoutes;
  return new Map(
    languages.flatMap((language): [string, (request: FastifyRequest) => unknown][] => [
      [cookies[language], (request) => givenChoices(request, now())],
      [externalLink[language], (request) => givenExit(request, pages)],
    ]),
  );
}
