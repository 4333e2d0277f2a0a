import { pageView } from '../../../shared/config/calls/visitor-calls.ts';
import { AppError } from '../../errors/app-error.ts';
import { limits } from '../../limits.ts';
import { isSameOrigin } from '../../session/same-origin.ts';
import { perMinute } from '../../plugins/per-minute.ts';
import type { Route } from '../route.ts';

/** POST of a prefetched page that was shown. Without a CSRF token: visitors have none, and a page of another site can't send it. */
export const route: Route = async (app, { views, env }) => {
  app.call(
    pageView,
    async (request) => {
      if (!isSameOrigin(request, env.publicUrl))
        throw new AppError('forbidden', { detail: 'another origin', event: 'origin' });
      if (!views.pageViews.shown(request.body.token, request)) throw new AppError('signature_invalid');
      return { data: undefined };
    },
    { config: { rateLimit: perMinute(limits.views.tokensPerMinute) } },
  );
};
