import type { FastifyReply, FastifyRequest } from 'fastify';
import { consentProof } from '../../../shared/config/calls/visitor-calls.ts';
import { type Language, languages } from '../../../shared/config/locales.ts';
import { routes } from '../../../shared/config/routes.ts';
import { ConsentProofsOperation } from '../../../shared/graphql/generated/operations.ts';
import type { CookiesViewData } from '../../../shared/pages/cookies-page.ts';
import { type Consent, consentCookie, consentLife, writeConsent } from '../../../shared/consent/consent.ts';
import { safeReturnPath } from '../../../shared/links/return-path.ts';
import { chosenIn } from '../../consent/chosen.ts';
import { consentOf } from '../../consent/consent-of.ts';
import { recordChoice, uuid } from '../../consent/record-choice.ts';
import { AppError, toAppError } from '../../errors/app-error.ts';
import { formOf, parseForms } from '../../forms/posted-form.ts';
import { limits } from '../../limits.ts';
import { queryOf } from '../../input/query-of.ts';
import { perMinute } from '../../plugins/per-minute.ts';
import type { Route } from '../route.ts';

const paths = routes.cookies;
/** Part of the address that receives the focus after a choice without script. */
const outcome = '?notice=saved#outcome';
const millisecondsPerSecond = 1_000;

/** The view data of the page of cookies. */
export function cookiesViewData(request: FastifyRequest, now: number): CookiesViewData {
  const consent = consentOf(request, now);
  const notice = queryOf(request).get('notice');
  return {
    granted: consent?.granted ?? [],
    ...(consent ? { made: { id: consent.id, at: consent.at } } : {}),
    ...(consent && notice === 'saved' ? { notice } : {}),
  };
}

/** POST /cookies/: a choice, from the banner, the page or the dialog; and GET /api/consent/proof. */
export const route: Route = async (app, services) => {
  const { answerPages, sessions, now } = services;
  const { publicUrl } = services.env;
  const https = publicUrl.protocol === 'https:';
  parseForms(app, limits.consent.bodyBytes);

  for (const language of languages) {
    app.post<{ Body: unknown }>(
      paths[language],
      {
        schema: { hide: true },
        config: { rateLimit: perMinute(limits.consent.choicesPerMinute) },
      },
      (request, reply) => choose(request, reply, language),
    );
  }

  app.call(
    consentProof,
    async (request, reply) => {
      const consent = consentOf(request, now());
      if (!consent) throw new AppError('not_found');
      const { passerelleConsentProofs: proofs } = await sessions.query(
        ConsentProofsOperation,
        { consentId: consent.id },
        request,
      );
      reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="passerelle-consent.json"');
      return { data: proofs };
    },
    { config: { rateLimit: perMinute(limits.consent.choicesPerMinute) } },
  );

  async function choose(request: FastifyRequest, reply: FastifyReply, language: Language) {
    const form = formOf(request, publicUrl);
    const granted = chosenIn(form);
    const before = consentOf(request, now());
    const wantsJson = request.headers.accept === 'application/json';
    let consent: Consent;
    try {
      const key = keyOf(request);
      consent = await recordChoice({ granted, language, before, key }, request, services);
    } catch (error) {
      const { code } = toAppError(error);
      if (wantsJson || code !== 'content_system_unavailable') throw error;
      return showFailure(request, reply, { granted, notice: 'failed', ...madeOf(before) });
    }
    remember(reply, consent);
    reply.header('cache-control', 'no-store');
    if (wantsJson) return reply.send({ data: { granted: consent.granted } });
    return reply
      .code(303)
      .header('location', safeReturnPath(form.get('page')) ?? paths[language] + outcome)
      .send();
  }

  /** The form with the chosen values and the error. */
  async function showFailure(request: FastifyRequest, reply: FastifyReply, viewData: CookiesViewData) {
    const pathname = request.url.split('?')[0] ?? paths.fr;
    return answerPages.show(request, reply, { pathname, viewData, status: 503 });
  }

  /** Readable by script: optional features check it before they start. */
  function remember(reply: FastifyReply, consent: Consent): void {
    reply.setCookie(consentCookie, writeConsent(consent), {
      path: '/',
      sameSite: 'lax',
      secure: https,
      maxAge: consentLife / millisecondsPerSecond,
    });
  }
};

const madeOf = (before: Consent | undefined) => (before ? { made: { id: before.id, at: before.at } } : {});

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !uuid.test(key)) throw new AppError('malformed_request', { detail: 'key' });
  return key;
}
