import { languages } from '../../../shared/config/locales.ts';
import { calendarItemIds, calendarItemPath } from '../../../shared/config/document-paths.ts';
import { type ItemCalendar, itemCalendar } from '../../documents/item-calendar.ts';
import { sendDocument } from '../../documents/send-document.ts';
import { typeset } from '../../documents/typeset.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Route } from '../route.ts';

/** There is no file to cache: `found` says why. */
class NoCalendarFile extends Error {
  readonly found: Exclude<ItemCalendar, { kind: 'file' }>;

  constructor(found: NoCalendarFile['found']) {
    super(found.kind);
    this.found = found;
  }
}

/** GET {event or call}agenda.ics, calendar.ics: one event, or the closing day of one call. */
export const route: Route = async (app, { documents, bodies, env }) => {
  const { origin } = env.publicUrl;
  for (const language of languages) {
    for (const id of calendarItemIds) {
      const path = calendarItemPath(id, language, 'SLUG').replace('SLUG', ':slug');
      app.get<{ Params: { slug: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
        const { slug } = request.params;
        try {
          const key = calendarItemPath(id, language, slug);
          const document = await documents.get(key, request.id, async (query) => {
            const found = await itemCalendar({ id, language, slug, origin }, typeset(query, language));
            if (found.kind !== 'file') throw new NoCalendarFile(found);
            return { body: found.body };
          });
          reply.header('content-language', language);
          return await sendDocument(request, reply, {
            document,
            type: 'text/calendar; charset=utf-8',
            bodies,
          });
        } catch (error) {
          if (!(error instanceof NoCalendarFile)) throw error;
          if (error.found.kind !== 'moved')
            throw new AppError(error.found.kind === 'gone' ? 'gone' : 'not_found');
          return reply
            .code(301)
            .header('cache-control', 'public, max-age=0, must-revalidate')
            .header('location', error.found.path)
            .send();
        }
      });
    }
  }
};
