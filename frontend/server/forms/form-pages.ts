import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFields, type FormViewData, noticeParameter } from '../../shared/forms/form-view-data.ts';
import { type Language, languages } from '../../shared/config/locales.ts';
import { pathTo, routes } from '../../shared/config/routes.ts';
import { withReturn } from '../../shared/links/return-path.ts';
import { AppError, toAppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { logRefusal, named } from '../plugins/error-handler.ts';
import { personKey } from '../plugins/limit-keys.ts';
import type { Services } from '../services.ts';
import type { CsrfTokens } from '../session/csrf.ts';
import { isSessionOver } from '../session/sessions.ts';
import type { FormPage, FormRequest, Posted } from './form-page.ts';
import { formToken } from './form-token.ts';
import { checkFormToken, disableCaching, formOf, parseForms } from './posted-form.ts';
import { checkFile, parseFormsWithFile } from './form-file.ts';
import { formError, statusOfPage } from './form-error.ts';
import { queryOf } from '../input/query-of.ts';
import { perMinute } from '../plugins/per-minute.ts';

interface Options {
  services: Services;
  declared: readonly FormPage[];
}

/** The view data of a page when it is opened. */
export async function formViewData(
  { loadViewData }: FormPage,
  formRequest: FormRequest,
  csrf: CsrfTokens,
): Promise<FormViewData> {
  const searchParams = queryOf(formRequest.request);
  return {
    csrfToken: formToken(formRequest.request, formRequest.reply, csrf),
    intent: '',
    values: {},
    notice: searchParams.get(noticeParameter) ?? '',
    ...(await loadViewData?.(formRequest)),
  };
}

/**
 * POST of forms to their own pages, without script: a same-origin request with a valid token runs the declared intent
 * and redirects (303) or answers with the page, or shows the form with the typed values and its errors (422, 403, 409, 410, 429, 503).
 */
export async function formPages(app: FastifyInstance, { services, declared }: Options): Promise<void> {
  const { answerPages, csrf, env } = services;
  parseForms(app);
  disableCaching(app);
  const rateLimit = perMinute(limits.session.writesPerMinute, { keyGenerator: personKey });
  const config = { rateLimit };
  for (const page of declared) {
    const { file } = page;
    if (file) {
      await app.register(async (scope) => {
        parseFormsWithFile(scope, file);
        addRoutes(scope, page);
      });
    } else addRoutes(app, page);
  }

  function addRoutes(scope: FastifyInstance, page: FormPage): void {
    const bodyLimit = page.bodyBytes ?? limits.session.formBytes;
    for (const language of languages) {
      const path = routes[page.route][language];
      scope.post(path, { schema: { hide: true }, bodyLimit, config }, (request, reply) =>
        receive(page, language, request, reply),
      );
    }
  }

  async function receive(page: FormPage, language: Language, request: FastifyRequest, reply: FastifyReply) {
    const form = formOf(request, env.publicUrl);
    const name = form.get(formFields.intent) ?? '';
    if (page.begins && name === page.begins.intent)
      return show(page, { request, reply, language, form }, page.begins.fields, { status: 200 });
    if (!Object.hasOwn(page.intents, name)) throw new AppError('malformed_request', { detail: 'intent' });
    const intent = page.intents[name];
    if (!intent) throw new AppError('malformed_request', { detail: 'intent' });
    const posted = { request, reply, language, form, text: (field: string) => form.get(field) ?? '' };
    let outcome: string | object;
    try {
      checkFormToken(form, request, csrf);
      checkFile(form);
      outcome = await intent.run(posted);
    } catch (error) {
      if (intent.usesErrorPage) throw error;
      if (isSessionOver(error)) return goTo(signInAndBack(page, language));
      return showWithErrors(page, name, posted, error);
    }
    if (typeof outcome === 'string') return goTo(outcome);
    return show(page, posted, intent.refilledFields, { intent: name, ...outcome, status: 200 });

    function goTo(path: string) {
      return reply.code(303).header('location', path).send();
    }
  }

  /** The form with the typed values and its errors. */
  async function showWithErrors(page: FormPage, name: string, posted: Posted, thrown: unknown) {
    const { request, reply, language } = posted;
    const { refilledFields = [], failsAs } = page.intents[name] ?? {};
    const error = named(toAppError(thrown), failsAs);
    if (error.status >= 500) request.log.error({ err: error }, 'form could not be processed');
    else logRefusal(error, request);
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    const viewData = { intent: name, problem: formError(error, language) };
    return show(page, posted, refilledFields, { ...viewData, status: statusOfPage(error) });
  }

  async function show(
    page: FormPage,
    formRequest: FormRequest & { form: URLSearchParams },
    fields: readonly string[],
    { status, ...more }: Partial<FormViewData> & { status: number },
  ) {
    const { request, reply, language, form } = formRequest;
    const viewData: FormViewData = {
      ...(await formViewData(page, formRequest, csrf)),
      notice: '',
      values: Object.fromEntries(fields.map((field) => [field, form.getAll(field)])),
      ...more,
    };
    return answerPages.show(request, reply, { pathname: routes[page.route][language], viewData, status });
  }
}

const signInAndBack = ({ route }: FormPage, language: Language): string =>
  withReturn(pathTo('login', language), routes[route][language]);
