import type { TFunction } from 'i18next';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { familyOfArchive } from '../../shared/config/content-types.ts';
import { otherLanguage } from '../../shared/config/locales.ts';
import { type ArchiveId, archiveIds } from '../../shared/config/routes.ts';
import {
  type CalendarItemId,
  calendarItemIds,
  calendarItemPath,
} from '../../shared/config/document-paths.ts';
import { type PageMeta, PageReportContext } from '../lib/page-report.ts';
import { addressOfFace, faceOfCard, faceOfList, shareSize } from '../../shared/share-pictures/share-face.ts';
import { type Site, useSite } from '../lib/site.ts';
import { type DataContext, jsonLd, type Thing } from '../lib/structured-data.ts';
import { cardOf, structuredData } from './structured-data.ts';

interface Page {
  meta: PageMeta;
  routeId: string | undefined;
  data: unknown;
  site: Site;
  t: TFunction;
}

interface Share {
  /** Open Graph, by name. */
  properties: [name: string, content: string][];
  /** Path of the item's calendar. */
  calendar: string | undefined;
  things: Thing[];
}

const locales = { fr: 'fr_FR', en: 'en_GB' } as const;

/**
 * Metadata for machines: link previews, calendar, structured data. Rendered after the page's own `Meta`. An error in it
 * is reported and does not break the page.
 */
export function ShareTags({ onError }: { onError: ((error: unknown) => void) | undefined }) {
  const { t } = useTranslation();
  const site = useSite();
  const match = useMatches().at(-1);
  const { meta } = useContext(PageReportContext);
  if (!meta) return null;
  let share: Share;
  try {
    share = shareOf({ meta, routeId: match?.id, data: match?.loaderData, site, t });
  } catch (error) {
    onError?.(error);
    return null;
  }
  const { properties, calendar, things } = share;
  return (
    <>
      {properties.map(([name, content]) => (
        <meta key={name} property={name} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {calendar && <link rel="alternate" type="text/calendar" title={meta.title} href={calendar} />}
      {things.map((thing) => {
        const json = jsonLd(thing);
        return (
          <script key={json} type="application/ld+json">
            {json}
          </script>
        );
      })}
    </>
  );
}

function shareOf({ meta, routeId, data, site, t }: Page): Share {
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
  const properties: [name: string, content: string | null | undefined][] = [
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
  return {
    properties: properties.flatMap(([name, content]) => (content ? [[name, content]] : [])),
    calendar:
      isPublicCard && isCalendarItem(routeId) ? calendarItemPath(routeId, language, card.slug) : undefined,
    things: meta.indexed ? structuredData({ routeId, data, meta, context, t }) : [],
  };
}

const isArchive = (id: string | undefined): id is ArchiveId =>
  (archiveIds as readonly (string | undefined)[]).includes(id);
const isCalendarItem = (id: string | undefined): id is CalendarItemId =>
  (calendarItemIds as readonly (string | undefined)[]).includes(id);
