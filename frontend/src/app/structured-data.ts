import type { TFunction } from 'i18next';
import { type ArchiveId, archiveIds, pathTo, routes } from '../../shared/config/routes.ts';
import { type DetailId, familyOfArchive, familyOfType } from '../../shared/config/content-types.ts';
import type { CatalogueData } from '../features/catalogue/load-catalogue.ts';
import { callData } from '../features/calls/call-json-ld.ts';
import { listData } from '../features/catalogue/list-json-ld.ts';
import { profileData } from '../features/directory/profile-json-ld.ts';
import { eventData } from '../features/events/event-json-ld.ts';
import { siteData } from '../features/home/site-json-ld.ts';
import { initiativeData } from '../features/initiatives/initiative-json-ld.ts';
import { projectData } from '../features/projects/project-json-ld.ts';
import { resourceData } from '../features/resources/resource-json-ld.ts';
import { trainingData } from '../features/trainings/training-json-ld.ts';
import type { Card_CardFragment } from '../../shared/graphql/generated/operations.ts';
import { familiesKeys } from '../../shared/i18n/family-keys.ts';
import type { PageMeta } from '../lib/page-report.ts';
import { archivePath } from '../../shared/links/archive-path.ts';
import { type DataContext, siteOrganization, type Thing } from '../lib/structured-data.ts';

/** Data of the loaders of detail pages; each builder narrows it to its own type. */
export interface DetailLoaded {
  item: { card: Card_CardFragment };
}

type Builder = (item: never, context: DataContext) => Thing[];

const details: Readonly<Record<DetailId, Builder>> = {
  call: callData,
  event: eventData,
  initiative: initiativeData,
  profile: profileData,
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

const isDetail = (id: string): id is DetailId => Object.hasOwn(details, id);
const isArchive = (id: string): id is ArchiveId => (archiveIds as readonly string[]).includes(id);

/** Structured data of a page, without members-only content. */
export function structuredData(page: Page): Thing[] {
  const { routeId, data, meta, context, t } = page;
  if (!routeId || !(routeId in routes)) return [];
  if (routeId === 'home') return [siteOrganization(context.origin), ...siteData(meta.description, context)];
  const crumbs = breadcrumbs(page);
  if (isDetail(routeId)) {
    const { item } = data as DetailLoaded;
    return item.card.locked ? [crumbs] : [crumbs, ...details[routeId](item as never, context)];
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
