import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  summary: 'There is a problem',
  dumpTitle: 'Apollo cache of a page',
  dumpLead:
    'What the server requested from the content system for one page, as a visitor who isn’t signed in sees it.',
  path: 'Page path',
  pathHint: 'For example /initiative/ or /en/search/?q=dance',
  show: 'Show',
  invalid: 'This isn’t the path of a page on this site. Copy it from the address bar.',
  personal: 'This page is different for each person: nothing of it is stored.',
  dataOf: 'Data of {{path}}',
  download: 'Download as JSON',
  flushTitle: 'Clear caches',
  flushLead: 'The site clears all the content it has cached. Nothing is lost in WordPress.',
  cost: 'The next pages will be slower while they’re rebuilt. If WordPress isn’t responding, they can’t be.',
  flush: 'Clear all caches',
  done: 'The caches have been cleared.',
  alone:
    'This server’s caches have been cleared, but the other servers couldn’t be notified. Try again in a moment.',
  csrf: 'The form has expired. Try again.',
  sizes: 'What this server has cached',
  kind: 'Cache',
  entries: 'Entries',
  size: 'Size',
  kind_pages: 'Pages',
  kind_transients: 'Searches and errors',
  kind_queries: 'WordPress responses',
  kind_pictures: 'Images',
  kind_documents: 'Feeds, calendars and sitemap',
} as const satisfies TranslationOf<typeof fr>;
