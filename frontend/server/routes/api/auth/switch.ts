import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, languages } from '../../../../shared/config/locales.ts';
import { pathTo, routes } from '../../../../shared/config/routes.ts';
import type { SwitchViewData, SwitchProblem } from '../../../../shared/pages/admin-entry.ts';
import { AppError, toAppError } from '../../../errors/app-error.ts';
import { keepNowhere, takeForms } from '../../../forms/posted-form.ts';
import { limits } from '../../../limits.ts';
import type { VisitorPages } from '../../../pages/visitor-pages.ts';
import { isOriginOf } from '../../../session/same-origin.ts';
import type { Sessions } from '../../../session/sessions.ts';

interface Options {
  sessions: Sessions;
  visitorPages: VisitorPages;
  /** Where staff reach WordPress: the one origin that may post here. */
  adminUrl: URL;
}

interface Asked {
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
export async function switchRoute(app: FastifyInstance, options: Options): Promise<void> {
  const { sessions, adminUrl } = options;
  takeForms(app);
  keepNowhere(app);

  app.post(
    '/api/auth/switch',
    {
      schema: { tags: ['auth'], summary: 'Enter the site with a one-time token of the administration' },
      // No page of ours posts here, and WordPress knows no token of our forms: its origin and the secret prove it.
      config: { guarded: false, rateLimit: { max: limits.session.waysInPerMinute, timeWindow: '1 minute' } },
      onRequest: async ({ headers: { origin } }) => {
        if (origin === undefined || !isOriginOf(origin, adminUrl)) {
          throw new AppError('forbidden', { detail: 'another origin' });
        }
      },
    },
    async (request, reply) => {
      const asked = read(request);
      try {
        if (asked.token === '') throw new AppError('switch_token_missing');
        const { user } = await sessions.enter(request, reply, asked.token);
        if (!asked.isForm) return { data: { user } };
        return reply.code(303).header('location', pathTo('forYou', asked.language)).send();
      } catch (error) {
        const refusal = asSwitchProblem(error);
        if (refusal.status >= 500) request.log.error({ err: refusal }, 'switch failed');
        if (!asked.isForm) throw refusal;
        return showProblem(refusal, asked.language, request, reply, options);
      }
    },
  );
}

function read(request: FastifyRequest): Asked {
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
  { visitorPages, adminUrl }: Options,
): Promise<FastifyReply> {
  const pathname = routes.switch[language];
  const viewData: SwitchViewData = { problem: code as SwitchProblem, adminPath: adminAddress(adminUrl) };
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return visitorPages.show(request, reply, { pathname, viewData, status });
}

export const adminAddress = (adminUrl: URL): string => `${adminUrl.href.replace(/\/$/, '')}/wp-admin/`;
