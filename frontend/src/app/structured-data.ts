import type { TFunction } from 'i18next';
import { type ArchiveId, archiveIds, pathTo, type RouteId, routes } from '../../shared/config/routes.ts';
import { familyOfArchive, familyOfType } from '../../shared/config/content-types.ts';
import type { CatalogueData } from '../features/catalogue/load-catalogue.ts';
import { callData } from '../features/calls/json-ld.ts';
import { listData } from '../features/catalogue/json-ld.ts';
import { eventData } from '../features/events/json-ld.ts';
import { siteData } from '../features/home/json-ld.ts';
import { initiativeData } from '../features/initiatives/json-ld.ts';
import { projectData } from '../features/projects/json-ld.ts';
import { resourceData } from '../features/resources/json-ld.ts';
import { trainingData } from '../features/trainings/json-ld.ts';
import type { Card_CardFragment } from '../../shared/graphql/generated/operations.ts';
import { familiesKeys } from '../../shared/i18n/label-keys.ts';
import type { PageMeta } from '../lib/page-report.ts';
import { archivePath } from '../../shared/links/archive-path.ts';
import { type DataContext, siteOrganization, type Thing } from '../lib/structured-data.ts';

/** What loaders of detail pages give; each builder knows its own item. */
export interface DetailLoaded {
  item: { card: Card_CardFragment };
}

type Builder = (item: never, context: DataContext) => Thing[];

const details: Partial<Record<RouteId, Builder>> = {
  call: callData,
  event: eventData,
  initiative: initiativeData,
  project: projectData,
  resource: resourceData,
  training: trainingData,
};

interface Page {
  routeId: string | undefined;
  data: unknown;
  meta: PageMeta;
  context: DataContext;
  t: TFunction;
}

export const cardOf = (data: unknown): Card_CardFragment | undefined =>
  (data as Partial<DetailLoaded> | null | undefined)?.item?.card;

const isArchive = (id: string): id is ArchiveId => (archiveIds as readonly string[]).includes(id);

/** All that a page tells machines of what it shows; nothing of what only members may read. */
export function structuredData(page: Page): Thing[] {
  const { routeId, data, meta, context, t } = page;
  if (!routeId || !(routeId in routes)) return [];
  if (routeId === 'home') return [siteOrganization(context.origin), ...siteData(meta.description, context)];
  const crumbs = breadcrumbs(page);
  const build = details[routeId as RouteId];
  if (build) {
    const { item } = data as DetailLoaded;
    return item.card.locked ? [crumbs] : [crumbs, ...build(item as never, context)];
  }
  if (!isArchive(routeId)) return [crumbs];
  return [
    crumbs,
    ...listData(t(familiesKeys[familyOfArchive(routeId)]), (data as CatalogueData).items, context),
  ];
}

/** The way from the home page to here; the last step is the page itself. */
function breadcrumbs({ data, meta, context, t }: Page): Thing {
  const { origin, language, url } = context;
  const card = cardOf(data);
  const family = card && familyOfType(card.type);
  const steps = [
    { name: t('frame.home'), item: origin + pathTo('home', language) },
    ...(family ? [{ name: t(familiesKeys[family]), item: origin + archivePath(family, language) }] : []),
    { name: meta.title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
