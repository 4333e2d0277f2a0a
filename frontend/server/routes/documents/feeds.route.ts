import { languages } from '../../../shared/config/locales.ts';
import { calendarIds, calendarPath, feedIds, feedPath } from '../../../shared/config/document-paths.ts';
import { atomFeed } from '../../documents/atom-feed.ts';
import { addressOf, readList } from '../../documents/list-address.ts';
import { listCalendar } from '../../documents/list-calendar.ts';
import { sendDocument } from '../../documents/send-document.ts';
import { typeset } from '../../documents/typeset.ts';
import type { Route } from '../route.ts';

const atom = 'application/atom+xml; charset=utf-8';
const iCalendar = 'text/calendar; charset=utf-8';
const hidden = { schema: { hide: true } };

/** GET {list}flux.xml, feed.xml, agenda.ics, calendar.ics: the newest items of a list, with the list's own query. */
export const route: Route = async (app, { documents, bodies, env }) => {
  const { origin } = env.publicUrl;
  for (const language of languages) {
    for (const id of feedIds) {
      const path = feedPath(id, language);
      app.get(path, hidden, async (request, reply) => {
        const list = readList(id, language, request.raw.url ?? path);
        const document = await documents.get(addressOf(list, path), request.id, async (query) => ({
          body: await atomFeed(list, origin, typeset(query, language)),
        }));
        reply.header('content-language', language);
        return sendDocument(request, reply, { document, type: atom, bodies });
      });
    }
    for (const id of calendarIds) {
      const path = calendarPath(id, language);
      app.get(path, hidden, async (request, reply) => {
        const list = { ...readList(id, language, request.raw.url ?? path), id };
        const document = await documents.get(addressOf(list, path), request.id, async (query) => ({
          body: await listCalendar(list, origin, typeset(query, language)),
        }));
        reply.header('content-language', language);
        return sendDocument(request, reply, { document, type: iCalendar, bodies });
      });
    }
  }
};
