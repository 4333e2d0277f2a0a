import { createHash } from 'node:crypto';
import { favouritesCalendarPath } from '../../../shared/config/document-paths.ts';
import { languages } from '../../../shared/config/locales.ts';
import { matchesEtag } from '../../cache/encoding.ts';
import { favouritesCalendarFile } from '../../documents/favourites-calendar.ts';
import { typeset } from '../../documents/typeset.ts';
import { AppError } from '../../errors/app-error.ts';
import { hashOf } from '../../forms/pages/link-hash.ts';
import { limits } from '../../limits.ts';
import { perMinute } from '../../plugins/per-minute.ts';
import type { Route } from '../route.ts';

/**
 * GET /favoris/agenda.ics, /en/favourites/calendar.ics: a person's own calendar, for programs without a session. Its
 * secret identifies its owner; neither this server nor a cache in between stores a copy.
 */
export const route: Route = async (app, { sessions, env }) => {
  const { origin } = env.publicUrl;
  const rateLimit = perMinute(limits.session.writesPerMinute);
  for (const language of languages) {
    app.get(
      favouritesCalendarPath[language],
      { schema: { hide: true }, config: { rateLimit } },
      async (request, reply) => {
        const hash = hashOf({ request });
        if (hash === '') throw new AppError('not_found');
        const body = await favouritesCalendarFile(
          { hash, language, origin },
          typeset((operation, variables) => sessions.query(operation, variables, request), language),
        );
        const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
        reply
          .header('cache-control', 'private, no-cache')
          .header('referrer-policy', 'no-referrer')
          .header('x-robots-tag', 'noindex, nofollow')
          .header('content-language', language)
          .header('etag', etag);
        if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
        return reply.type('text/calendar; charset=utf-8').send(body);
      },
    );
  }
};
