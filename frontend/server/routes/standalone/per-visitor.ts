import type { FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '../../../src/config/locales.ts';
import { standaloneRoutes } from '../../../src/config/routes.ts';
import type { PublicPages } from '../../pages/public-pages.ts';
import type { CsrfTokens } from '../../session/csrf.ts';
import type { PerVisitorPages } from '../pages.ts';
import { givenChoices } from './cookies.ts';
import { givenExit } from './external-link.ts';
import { givenSignIn } from './sign-in-form.ts';

/** The pages that are made for each visitor, by path, with what each one is told. */
export function perVisitorPages(pages: PublicPages, csrf: CsrfTokens, now: () => number): PerVisitorPages {
  const { cookies, externalLink, login, forYou } = standaloneRoutes;
  return new Map(
    languages.flatMap((language): [string, (request: FastifyRequest, reply: FastifyReply) => unknown][] => [
      [cookies[language], (request) => givenChoices(request, now())],
      [login[language], (request, reply) => givenSignIn(request, reply, csrf)],
      [forYou[language], () => ({})],
      [externalLink[language], (request) => givenExit(request, pages)],
    ]),
  );
}
