import { familyOfArchive } from '../config/content-types.ts';
import { otherLanguage } from '../config/locales.ts';
import {
  type ArchiveId,
  archiveIds,
  type CalendarItemId,
  calendarItemIds,
  calendarItemPath,
} from '../config/routes.ts';
import type { PageMeta } from '../lib/head.ts';
import { addressOfFace, faceOfCard, faceOfList, type ShareTranslate, shareSize } from '../lib/share-face.ts';
import type { Site } from '../lib/site.ts';
import { type DataContext, jsonLdScript } from '../lib/structured-data.ts';
import { escapeAttribute } from './page-html.ts';
import { cardOf, structuredData } from './structured-data.ts';

interface Page {
  meta: PageMeta;
  routeId: string | undefined;
  data: unknown;
  site: Site;
  t: ShareTranslate;
}

const locales = { fr: 'fr_FR', en: 'en_GB' } as const;

/** What machines read in a page's head: previews where it is shared, calendars, structured data. Server only. */
export function shareHead(page: Page): string {
  const { meta, routeId, data, site, t } = page;
  const { origin, language } = site;
  const card = cardOf(data);
  const isPublicCard = card !== undefined && !card.locked;
  const face = isPublicCard
    ? faceOfCard(card, language, t)
    : faceOfList(isArchive(routeId) ? familyOfArchive(routeId) : 'site', t);
  const context: DataContext = {
    origin,
    language,
    url: origin + meta.path,
    image: origin + addressOfFace(face, language),
  };
  const other = meta.alternates[otherLanguage(language)];
  const properties: [name: string, value: string | undefined][] = [
    ['og:site_name', t('frame.siteName')],
    ['og:title', meta.title],
    ['og:description', meta.description],
    ['og:type', isPublicCard ? 'article' : 'website'],
    ['og:locale', locales[language]],
    ['og:locale:alternate', other && locales[otherLanguage(language)]],
    ['og:url', meta.indexed ? context.url : undefined],
    ['og:image', context.image],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(shareSize.width)],
    ['og:image:height', String(shareSize.height)],
    ['og:image:alt', [face.kicker, face.title, face.line].filter(Boolean).join(' — ')],
    ['article:published_time', isPublicCard ? card.publishedAt : undefined],
  ];
  const calendar =
    isPublicCard && isCalendarItem(routeId)
      ? link({
          rel: 'alternate',
          type: 'text/calendar',
          title: meta.title,
          href: calendarItemPath(routeId, language, card.slug),
        })
      : '';
  const things = meta.indexed ? structuredData({ routeId, data, meta, context, t }) : [];
  return [
    ...properties.map(([property, value]) => (value ? tag('meta', { property, content: value }) : '')),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    calendar,
    ...things.map(jsonLdScript),
  ].join('');
}

const isArchive = (id: string | undefined): id is ArchiveId =>
  (archiveIds as readonly (string | undefined)[]).includes(id);
const isCalendarItem = (id: string | undefined): id is CalendarItemId =>
  (calendarItemIds as readonly (string | undefined)[]).includes(id);

const link = (attributes: Record<string, string>): string => tag('link', attributes);

const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
    .join('')}>`;
