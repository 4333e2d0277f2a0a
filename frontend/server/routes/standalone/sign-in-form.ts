import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../../src/config/locales.ts';
import { pathTo, standaloneRoutes } from '../../../src/config/routes.ts';
import {
  endSessionIntent,
  fieldNames,
  type GivenSignIn,
  type SignInProblem,
  signOutIntent,
} from '../../../src/features/auth/given.ts';
import { returnParameter, safeReturnPath } from '../../../src/lib/return-path.ts';
import type { EncodedBodies } from '../../cache/encoded-bodies.ts';
import { consentOf } from '../../consent/consent-of.ts';
import { AppError, toAppError } from '../../errors/app-error.ts';
import { limits } from '../../limits.ts';
import type { PublicPages } from '../../pages/public-pages.ts';
import { sendPage } from '../../pages/send-page.ts';
import { bindingOf, type CsrfTokens } from '../../session/csrf.ts';
import { isSameOrigin } from '../../session/same-origin.ts';
import { isSessionOver, type Sessions } from '../../session/sessions.ts';
import { wantsDataLight } from '../pages.ts';
import { formToken } from './form-token.ts';

interface Options {
  pages: PublicPages;
  bodies: EncodedBodies;
  sessions: Sessions;
  csrf: CsrfTokens;
  publicUrl: URL;
  now: () => number;
}

const { login, forYou } = standaloneRoutes;
const signedOutParameter = 'signed-out';
const secondsOfMinute = 60;
/** Statuses of a form that comes back; wrong details are no error of the page. */
const statuses: Record<SignInProblem, number> = {
  invalid_credentials: 422,
  fields_missing: 422,
  rate_limited: 429,
  cookies_refused: 403,
  csrf_invalid: 403,
  content_system_unavailable: 503,
};
const isProblem = (code: string): code is SignInProblem => Object.hasOwn(statuses, code);

/** What the sign-in page is told when it is asked for. */
export function givenSignIn(request: FastifyRequest, reply: FastifyReply, csrf: CsrfTokens): GivenSignIn {
  const { searchParams } = new URL(request.url, 'http://site.invalid');
  return {
    csrfToken: formToken(request, reply, csrf),
    next: safeNext(searchParams.get(returnParameter)),
    email: '',
    signedOut: searchParams.has(signedOutParameter),
  };
}

/** POST of the forms that sign in and out, and that end another session: 303, or the form as it was typed. */
export async function signInForm(app: FastifyInstance, options: Options): Promise<void> {
  const { pages, bodies, sessions, csrf, publicUrl, now } = options;
  app.removeContentTypeParser('application/x-www-form-urlencoded');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: limits.session.formBytes },
    (_request, text, done) => done(null, new URLSearchParams(String(text))),
  );
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'private, no-store');
    return payload;
  });
  const config = { rateLimit: { max: limits.session.writesPerMinute, timeWindow: '1 minute' } };
  for (const language of languages) {
    app.post(login[language], { schema: { hide: true }, config }, (request, reply) => {
      const form = formOf(request);
      return form.get(fieldNames.intent) === signOutIntent
        ? signOut(form, language, request, reply)
        : signIn(form, language, request, reply);
    });
    app.post(forYou[language], { schema: { hide: true }, config }, (request, reply) =>
      endSession(formOf(request), language, request, reply),
    );
  }

  /** @throws AppError forbidden · unsupported_media_type */
  function formOf(request: FastifyRequest): URLSearchParams {
    if (!isSameOrigin(request, publicUrl)) throw new AppError('forbidden', { detail: 'another origin' });
    if (!(request.body instanceof URLSearchParams)) throw new AppError('unsupported_media_type');
    return request.body;
  }

  /** @throws AppError cookies_refused · csrf_invalid */
  function checkToken(form: URLSearchParams, request: FastifyRequest): void {
    const binding = bindingOf(request);
    if (!binding) throw new AppError('cookies_refused');
    if (!csrf.isValid(form.get(fieldNames.csrf) ?? '', binding)) throw new AppError('csrf_invalid');
  }

  async function signIn(
    form: URLSearchParams,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const email = form.get(fieldNames.email) ?? '';
    const password = form.get(fieldNames.password) ?? '';
    const next = safeNext(form.get(fieldNames.next));
    const missing = (['email', 'password'] as const).filter((name) => !form.get(fieldNames[name])?.trim());
    try {
      checkToken(form, request);
      if (missing.length > 0) throw new AppError('fields_missing');
      await sessions.signIn(request, reply, { email, password });
    } catch (error) {
      const { code, retryAfter } = toAppError(error);
      if (!isProblem(code)) throw error;
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      const wait = Math.max(1, Math.ceil((retryAfter ?? 0) / secondsOfMinute));
      return showAgain({ next, email, problem: code, missing, wait }, language, request, reply);
    }
    return reply
      .code(303)
      .header('location', next || pathTo('forYou', language))
      .send();
  }

  /** Somebody who is signed out already wanted nothing else. */
  async function signOut(
    form: URLSearchParams,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    checkToken(form, request);
    await sessions.signOut(request, reply);
    return reply.code(303).header('location', `${login[language]}?${signedOutParameter}=`).send();
  }

  async function endSession(
    form: URLSearchParams,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    checkToken(form, request);
    const id = Number(form.get('id'));
    if (form.get(fieldNames.intent) !== endSessionIntent || !Number.isSafeInteger(id)) {
      throw new AppError('malformed_request');
    }
    try {
      await sessions.endOne(request, reply, id);
    } catch (error) {
      // Gone already, or one's own session is over: the page itself says what there is.
      if (!isSessionOver(error) && toAppError(error).code !== 'not_found') throw error;
    }
    return reply.code(303).header('location', `${forYou[language]}#sessions`).send();
  }

  async function showAgain(
    given: Omit<GivenSignIn, 'csrfToken'>,
    language: Language,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const pathname = login[language];
    const page = await pages.makePrivate({
      address: { pathname, search: '', hasFreeText: false },
      dataLight: wantsDataLight(request),
      requestId: request.id,
      given: { ...given, csrfToken: formToken(request, reply, csrf) },
    });
    return sendPage(request, reply, {
      page: { ...page, status: statuses[given.problem ?? 'invalid_credentials'] },
      stale: false,
      isPrivate: true,
      hasChosen: consentOf(request, now()) !== undefined,
      nonce: request.nonce,
      pathname,
      bodies,
    });
  }
}

const safeNext = (text: string | null): string => safeReturnPath(text) ?? '';
