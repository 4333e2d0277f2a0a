import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFields, type GivenForm, noticeParameter } from '../../src/components/form/given-form.ts';
import { type Language, languages } from '../../src/config/locales.ts';
import { pathTo, standaloneRoutes } from '../../src/config/routes.ts';
import { withReturn } from '../../src/lib/return-path.ts';
import type { EncodedBodies } from '../cache/encoded-bodies.ts';
import { consentOf } from '../consent/consent-of.ts';
import { AppError, toAppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import type { PersonalPages } from '../pages/personal-pages.ts';
import type { PublicPages } from '../pages/public-pages.ts';
import { sendPage } from '../pages/send-page.ts';
import type { StoredPage } from '../pages/stored-page.ts';
import { named } from '../plugins/error-handler.ts';
import { wantsDataLight } from '../routes/pages.ts';
import { bindingOf, type CsrfTokens } from '../session/csrf.ts';
import { isSameOrigin } from '../session/same-origin.ts';
import { isSessionOver } from '../session/sessions.ts';
import type { Asked, FormPage, Posted } from './form-page.ts';
import { formToken } from './form-token.ts';
import { givenProblem, statusOfPage } from './given-problem.ts';

interface Options {
  declared: readonly FormPage[];
  pages: PublicPages;
  personal: PersonalPages;
  bodies: EncodedBodies;
  csrf: CsrfTokens;
  publicUrl: URL;
  now: () => number;
}

/** What a page is told when it is asked for. */
export async function givenForm({ tell }: FormPage, asked: Asked, csrf: CsrfTokens): Promise<GivenForm> {
  const { searchParams } = new URL(asked.request.url, 'http://site.invalid');
  return {
    csrfToken: formToken(asked.request, asked.reply, csrf),
    intent: '',
    values: {},
    notice: searchParams.get(noticeParameter) ?? '',
    ...(await tell?.(asked)),
  };
}

/**
 * POST of forms to their own pages, for those without script: a request of this site with its token runs what the page
 * declares and goes on (303), or shows the form as it was typed with what is wrong (422, 403, 409, 410, 429, 503).
 */
export async function formPages(app: FastifyInstance, options: Options): Promise<void> {
  const { declared, csrf, publicUrl } = options;
  app.removeContentTypeParser('application/x-www-form-urlencoded');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, new URLSearchParams(String(text))),
  );
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'private, no-store');
    return payload;
  });
  const config = { rateLimit: { max: limits.session.writesPerMinute, timeWindow: '1 minute' } };
  for (const page of declared) {
    const bodyLimit = page.bodyBytes ?? limits.session.formBytes;
    for (const language of languages) {
      const path = standaloneRoutes[page.route][language];
      app.post(path, { schema: { hide: true }, bodyLimit, config }, (request, reply) =>
        receive(page, language, request, reply),
      );
    }
  }

  async function receive(page: FormPage, language: Language, request: FastifyRequest, reply: FastifyReply) {
    if (!isSameOrigin(request, publicUrl)) throw new AppError('forbidden', { detail: 'another origin' });
    if (!(request.body instanceof URLSearchParams)) throw new AppError('unsupported_media_type');
    const form = request.body;
    const name = form.get(formFields.intent) ?? '';
    if (!Object.hasOwn(page.intents, name)) throw new AppError('malformed_request', { detail: 'intent' });
    const intent = page.intents[name];
    if (!intent) throw new AppError('malformed_request', { detail: 'intent' });
    const posted = { request, reply, language, form, text: (field: string) => form.get(field) ?? '' };
    try {
      checkToken(form, request);
      return await goTo(await intent.run(posted));
    } catch (error) {
      if (intent.bare) throw error;
      if (isSessionOver(error)) return goTo(signInAndBack(page, language));
      return comeBack(page, name, posted, error);
    }

    function goTo(path: string) {
      return reply.code(303).header('location', path).send();
    }
  }

  /** @throws AppError cookies_refused · csrf_invalid */
  function checkToken(form: URLSearchParams, request: FastifyRequest): void {
    const binding = bindingOf(request);
    if (!binding) throw new AppError('cookies_refused');
    if (!csrf.isValid(form.get(formFields.csrf) ?? '', binding)) throw new AppError('csrf_invalid');
  }

  /** The form as it was typed, with what is wrong. */
  async function comeBack(page: FormPage, name: string, posted: Posted, thrown: unknown) {
    const { request, reply, language, form } = posted;
    const { keeps = [], failsAs } = page.intents[name] ?? {};
    const error = named(toAppError(thrown), failsAs);
    if (error.status >= 500) request.log.error({ err: error }, 'form could not be taken');
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    const given: GivenForm = {
      ...(await givenForm(page, posted, csrf)),
      intent: name,
      notice: '',
      values: Object.fromEntries(keeps.map((field) => [field, form.getAll(field)])),
      problem: givenProblem(error, language),
    };
    return show(page, given, statusOfPage(error), posted);
  }

  async function show(
    page: FormPage,
    given: GivenForm,
    status: number,
    { request, reply, language }: Posted,
  ) {
    const { pages, personal, bodies, now } = options;
    const pathname = standaloneRoutes[page.route][language];
    const asked = {
      address: { pathname, search: '', hasFreeText: false },
      dataLight: wantsDataLight(request),
      requestId: request.id,
      given,
    };
    const made: StoredPage =
      (await personal.make(asked, request, reply).catch(() => undefined)) ?? (await pages.makePrivate(asked));
    return sendPage(request, reply, {
      // A page that sends its reader on has nothing to show.
      page: made.redirect === undefined ? { ...made, status } : { ...made, status: 303 },
      stale: false,
      isPrivate: true,
      hasChosen: consentOf(request, now()) !== undefined,
      nonce: request.nonce,
      pathname,
      bodies,
    });
  }
}

const signInAndBack = ({ route }: FormPage, language: Language): string =>
  withReturn(pathTo('login', language), standaloneRoutes[route][language]);
