import type { FastifyReply, FastifyRequest } from 'fastify';
import { formFields } from '../../../shared/forms/form-view-data.ts';
import { defaultLanguage, type Language } from '../../../shared/config/locales.ts';
import { pathTo, routes } from '../../../shared/config/routes.ts';
import {
  cancelLinkIntent,
  type OauthViewData,
  isOauthProblem,
  linkIntent,
  type OauthProblem,
  oauthFields,
} from '../../../shared/pages/admin-entry.ts';
import { AppError, toAppError } from '../../errors/app-error.ts';
import { formToken } from '../../forms/form-token.ts';
import { checkFormToken, formOf, disableCaching, parseForms } from '../../forms/posted-form.ts';
import { limits } from '../../limits.ts';
import { isSessionOver } from '../../session/sessions.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { queryOf } from '../../input/query-of.ts';
import { perMinute } from '../../plugins/per-minute.ts';
import type { Services } from '../../services.ts';
import type { Route } from '../route.ts';

/** The only address of the page. The English page is rendered under another, which answers 404 from outside. */
const path = routes.oauth.fr;
const { codeLength, stateLength } = limits.socialLogin;

type OfPage = Pick<Services, 'social' | 'answerPages' | 'csrf' | 'env'>;

/** The redirect page of social login: posts the parameters of the callback and shows the result. */
export class OauthPage {
  readonly #services: OfPage;

  constructor(services: OfPage) {
    this.#services = services;
  }

  /** GET: what was brought along is only taken in hand; a program that looks at addresses uses nothing up. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { social } = this.#services;
    const searchParams = queryOf(request);
    const [code, state, iss] = ['code', 'state', 'iss'].map((name) => searchParams.get(name) ?? '');
    const flow = social.peek(state ?? '');
    const language = flow?.language ?? social.pending(request)?.language ?? defaultLanguage;
    const provider = social.provider(flow?.provider ?? '')?.name ?? '';
    if (searchParams.has('error')) {
      const isRefused = searchParams.get('error') === 'access_denied';
      const problem = isRefused ? 'access_denied' : 'authentication_failed';
      return this.#show(
        { step: 'problem', problem, provider },
        isRefused ? 200 : 400,
        language,
        request,
        reply,
      );
    }
    if (code && state && code.length <= codeLength && state.length <= stateLength) {
      return this.#show(
        { step: 'sending', code, state, iss: iss ?? '', provider },
        200,
        language,
        request,
        reply,
      );
    }
    const link = code || state ? undefined : this.#pending(request);
    if (link) return this.#show(link, 200, language, request, reply);
    return this.#show({ step: 'problem', problem: 'csrf_invalid', provider }, 400, language, request, reply);
  }

  /** POST of its forms, by script or by hand. */
  async receive(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { social, env, csrf } = this.#services;
    const form = formOf(request, env.publicUrl);
    const intents = ['', linkIntent, cancelLinkIntent];
    if (!intents.includes(form.get(formFields.intent) ?? '')) throw new AppError('malformed_request');
    const state = form.get(oauthFields.state) ?? '';
    const language = social.peek(state)?.language ?? social.pending(request)?.language ?? defaultLanguage;
    try {
      checkFormToken(form, request, csrf);
      return reply
        .code(303)
        .header('location', await this.#handle(form, language, request, reply))
        .send();
    } catch (error) {
      if (isSessionOver(error)) {
        return reply
          .code(303)
          .header('location', withReturn(pathTo('login', language), path))
          .send();
      }
      return this.showProblem(toAppError(error), language, request, reply);
    }
  }

  async showProblem(
    error: AppError,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (error.status >= 500) request.log.error({ err: error }, 'signing in with a network failed');
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    const problem: OauthProblem = isOauthProblem(error.code) ? error.code : 'authentication_failed';
    const status = problem === error.code ? error.status : 500;
    return this.#show({ step: 'problem', problem, provider: '' }, status, language, request, reply);
  }

  async #handle(
    form: URLSearchParams,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    const { social } = this.#services;
    const intent = form.get(formFields.intent) ?? '';
    if (intent === linkIntent) return social.link(request, reply);
    if (intent === cancelLinkIntent) {
      social.forget(reply);
      return pathTo('login', language);
    }
    const [code, state, iss] = [oauthFields.code, oauthFields.state, oauthFields.iss].map(
      (name) => form.get(name) ?? '',
    );
    if (!code || !state || code.length > codeLength || state.length > stateLength)
      throw new AppError('csrf_invalid', { detail: 'nothing was brought along' });
    return (await social.callback(request, reply, { code, state, iss })).location;
  }

  #pending(request: FastifyRequest): Omit<OauthViewData, 'csrfToken'> | undefined {
    const { social } = this.#services;
    const link = social.pending(request);
    if (!link) return undefined;
    const provider = social.provider(link.provider)?.name ?? '';
    return { step: 'link', provider, account: link.displayName, reason: link.reason };
  }

  async #show(
    viewData: Omit<OauthViewData, 'csrfToken'>,
    status: number,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { answerPages, csrf } = this.#services;
    reply.header('referrer-policy', 'same-origin');
    return answerPages.show(request, reply, {
      pathname: routes.oauth[language],
      viewData: { ...viewData, csrfToken: formToken(request, reply, csrf) },
      status,
    });
  }
}

/** GET and POST of /oauth/; where no network is configured, there is no such page. */
export const route: Route = async (app, services) => {
  if (!services.social.isOffered) return;
  const page = new OauthPage(services);
  parseForms(app);
  disableCaching(app);
  const config = { rateLimit: perMinute(limits.session.signInsPerMinute) };
  app.get(path, { schema: { hide: true } }, (request, reply) => page.answer(request, reply));
  app.post(path, { schema: { hide: true }, config }, (request, reply) => page.receive(request, reply));
};
