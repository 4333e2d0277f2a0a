import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  summary: 'There is a problem',
  dumpTitle: 'Apollo cache of a page',
  dumpLead:
    'What the server asked the content system for one page, as a visitor who is not signed in sees it.',
  path: 'Path of the page',
  pathHint: 'For example /initiative/ or /en/search/?q=dance',
  show: 'Show',
  invalid: 'This is not the path of a page of this site. Write it as it stands in the address bar.',
  personal: 'This page is made for each person: nothing of it is kept.',
  dataOf: 'Data of {{path}}',
  download: 'Download as JSON',
  flushTitle: 'Empty the caches',
  flushLead: 'The site forgets all that it kept of the contents. Nothing is lost in WordPress.',
  cost: 'The next pages will be slower while they are made again. As long as WordPress does not answer, they can’t be.',
  flush: 'Empty all caches',
  done: 'The caches were emptied.',
  alone:
    'The caches of this server were emptied, but the other servers could not be told. Please try again in a moment.',
  csrf: 'The form was no longer valid. Please try again.',
  sizes: 'What is kept on this server',
  kind: 'Cache',
  entries: 'Entries',
  size: 'Size',
  kind_pages: 'Pages',
  kind_transients: 'Searches and errors',
  kind_queries: 'Answers of WordPress',
  kind_pictures: 'Pictures',
  kind_documents: 'Feeds, calendars and sitemap',
} as const satisfies TranslationOf<typeof fr>;
