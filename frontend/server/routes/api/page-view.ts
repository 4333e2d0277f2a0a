import type { FastifyInstance } from 'fastify';
import { pageView } from '../../../shared/config/calls/visitor-calls.ts';
import { AppError } from '../../errors/app-error.ts';
import { limits } from '../../limits.ts';
import { isSameOrigin } from '../../session/same-origin.ts';
import type { PageViews } from '../../views/page-views.ts';
import { perMinute } from '../../plugins/per-minute.ts';

interface Options {
  pageViews: PageViews;
  publicUrl: URL;
}

/** POST of a prefetched page that was shown. Without a CSRF token: visitors have none, and a page of another site can't send it. */
export async function pageViewCall(app: FastifyInstance, { pageViews, publicUrl }: Options): Promise<void> {
  app.call(
    pageView,
    async (request) => {
      if (!isSameOrigin(request, publicUrl))
        throw new AppError('forbidden', { detail: 'another origin', event: 'origin' });
      if (!pageViews.shown(request.body.token, request)) throw new AppError('signature_invalid');
      return { data: undefined };
    },
    { config: { rateLimit: perMinute(limits.views.tokensPerMinute) } },
  );
}
