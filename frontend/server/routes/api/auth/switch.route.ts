import type { FastifyReply, FastifyRequest } from 'fastify';
import { switchToSite } from '../../../../shared/config/calls/auth-calls.ts';
import { defaultLanguage, type Language, languages } from '../../../../shared/config/locales.ts';
import { pathTo, routes } from '../../../../shared/config/routes.ts';
import type { SwitchViewData, SwitchProblem } from '../../../../shared/pages/admin-entry.ts';
import { AppError, toAppError } from '../../../errors/app-error.ts';
import { disableCaching, parseForms } from '../../../forms/posted-form.ts';
import { limits } from '../../../limits.ts';
import { isOriginOf } from '../../../session/same-origin.ts';
import { perMinute } from '../../../plugins/per-minute.ts';
import type { Services } from '../../../services.ts';
import type { Route } from '../../route.ts';

interface SwitchInput {
  token: string;
  language: Language;
  /** A form of the administration, whose answer is a page. */
  isForm: boolean;
}

const problems: ReadonlySet<string> = new Set<SwitchProblem>([
  'switch_failed',
  'switch_token_missing',
  'switch_token_invalid',
  'content_system_unavailable',
  'rate_limited',
]);

/** POST /api/auth/switch: staff come from the administration with a one-time token and are signed in here. */
export const route: Route = async (app, services) => {
  const { sessions, env } = services;
  parseForms(app);
  disableCaching(app);

  app.call(
    switchToSite,
    async (request, reply) => {
      const input = read(request);
      try {
        if (input.token === '') throw new AppError('switch_token_missing');
        const { user } = await sessions.signInFromWordPress(request, reply, input.token);
        if (!input.isForm) return { data: { user } };
        return reply.code(303).header('location', pathTo('forYou', input.language)).send();
      } catch (error) {
        const refusal = asSwitchProblem(error);
        if (refusal.status >= 500) request.log.error({ err: refusal }, 'switch failed');
        if (!input.isForm) throw refusal;
        return showProblem(refusal, input.language, request, reply, services);
      }
    },
    {
      config: { rateLimit: perMinute(limits.session.signInsPerMinute) },
      // WordPress posts here without a CSRF token of this site: its origin and the one-time token authenticate the request.
      onRequest: async ({ headers: { origin } }) => {
        if (origin === undefined || !isOriginOf(origin, env.adminUrl)) {
          throw new AppError('forbidden', { detail: 'another origin' });
        }
      },
    },
  );
};

function read(request: FastifyRequest): SwitchInput {
  const { body } = request;
  if (body instanceof URLSearchParams) {
    const language = languages.find((code) => code === body.get('language')) ?? defaultLanguage;
    return { token: body.get('token') ?? '', language, isForm: true };
  }
  const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : '';
  return { token: typeof token === 'string' ? token : '', language: request.language, isForm: false };
}

function asSwitchProblem(thrown: unknown): AppError {
  const error = toAppError(thrown);
  return problems.has(error.code) ? error : new AppError('switch_failed', { cause: error });
}

async function showProblem(
  { code, status, retryAfter }: AppError,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
  { answerPages, env }: Services,
): Promise<FastifyReply> {
  const pathname = routes.switch[language];
  const viewData: SwitchViewData = { problem: code as SwitchProblem, adminPath: adminAddress(env.adminUrl) };
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return answerPages.show(request, reply, { pathname, viewData, status });
}

export const adminAddress = (adminUrl: URL): string => `${adminUrl.href.replace(/\/$/, '')}/wp-admin/`;
