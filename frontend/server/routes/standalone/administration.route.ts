import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import {
  entryFields,
  entryPath,
  type AdministrationViewData,
  isEntryProblem,
} from '../../../shared/pages/admin-entry.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { formOf, hasFormToken, disableCaching, parseForms } from '../../forms/posted-form.ts';
import { limits } from '../../limits.ts';
import { alsoPostingTo } from '../../plugins/security-headers.ts';
import { isSessionOver } from '../../session/sessions.ts';
import { entryAddress } from '../api/auth/wordpress.route.ts';
import { queryOf } from '../../input/query-of.ts';
import { perMinute } from '../../plugins/per-minute.ts';
import type { Route } from '../route.ts';

/** The view data of the page when it is opened: the screen to go to, and what went wrong the time before. */
export function administrationViewData(request: FastifyRequest): AdministrationViewData {
  const parameters = queryOf(request);
  const problem = parameters.get(entryFields.problem);
  const to = parameters.get(entryFields.to) ?? '';
  return { to, ...(isEntryProblem(problem) ? { problem } : {}) };
}

/**
 * POST /administration/: requests a one-time token and answers with the page that posts it to WordPress. Its policy is
 * the only one that allows a form to be sent there.
 */
export const route: Route = async (app, services) => {
  const { sessions, answerPages, csrf } = services;
  const { publicUrl, adminUrl } = services.env;
  parseForms(app);
  disableCaching(app);
  const config = { rateLimit: perMinute(limits.session.signInsPerMinute) };
  for (const language of languages) {
    app.post(pathTo('administration', language), { schema: { hide: true }, config }, (request, reply) =>
      enter(language, request, reply),
    );
  }

  async function enter(language: Language, request: FastifyRequest, reply: FastifyReply) {
    const form = formOf(request, publicUrl);
    const to = form.get(entryFields.to) ?? '';
    const pathname = pathTo('administration', language);
    if (!hasFormToken(form, request, csrf)) {
      const viewData: AdministrationViewData = { to, problem: 'csrf_invalid' };
      return answerPages.show(request, reply, { pathname, viewData, status: 403 });
    }
    let token: string;
    try {
      token = await sessions.wordPressToken(request, reply);
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      const signIn = withReturn(pathTo('login', language), entryPath(language, to));
      return reply.code(303).header('location', signIn).send();
    }
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header('content-security-policy', alsoPostingTo(policy, adminUrl));
    const viewData: AdministrationViewData = { to, entry: { action: entryAddress(adminUrl), token } };
    return answerPages.show(request, reply, { pathname, viewData, status: 200 });
  }
};
