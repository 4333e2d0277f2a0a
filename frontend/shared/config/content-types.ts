import type { PasserelleContentType } from '../graphql/generated/operations.ts';
import type { ArchiveId, RouteId } from './routes.ts';

interface ContentTypeEntry {
  /** How the site shows it: one archive, one accent, one pictogram, one kind of card. */
  family: string;
  archive: ArchiveId;
  detail: RouteId;
}

/**
 * Every content type. Pictograms, cards, labels and structured data are maps that are exhaustive by type; a test proves
 * that each family has its colours. The first type of a family is what the catalogue filters by.
 */
export const contentTypes = {
  call_for_application: { family: 'call', archive: 'calls', detail: 'call' },
  initiative: { family: 'initiative', archive: 'initiatives', detail: 'initiative' },
  event: { family: 'event', archive: 'events', detail: 'event' },
  formation: { family: 'training', archive: 'trainings', detail: 'training' },
  resource: { family: 'resource', archive: 'resources', detail: 'resource' },
  supported_projects: { family: 'project', archive: 'projects', detail: 'project' },
  community_profile: { family: 'directory', archive: 'directory', detail: 'profile' },
  structure: { family: 'directory', archive: 'directory', detail: 'profile' },
} as const satisfies Record<PasserelleContentType, ContentTypeEntry>;

type Row = (typeof contentTypes)[PasserelleContentType];
export type Family = Row['family'];
/** The routes of public pages of one item. */
export type DetailId = Row['detail'];

interface FamilyEntry {
  type: PasserelleContentType;
  archive: ArchiveId;
  detail: DetailId;
}

const types = Object.keys(contentTypes) as PasserelleContentType[];

export const families = Object.fromEntries(
  types
    .toReversed()
    .map((type): [Family, FamilyEntry] => [contentTypes[type].family, { ...contentTypes[type], type }]),
) as Readonly<Record<Family, FamilyEntry>>;

/** Families in the order of navigation. */
export const familyIds: readonly Family[] = [...new Set(types.map((type) => contentTypes[type].family))];

const byArchive = Object.fromEntries(
  types.map((type) => [contentTypes[type].archive, contentTypes[type].family]),
) as Record<ArchiveId, Family>;

export const familyOfType = (type: PasserelleContentType): Family => contentTypes[type].family;
/** Family of a content type by its key, as in the content system and in addresses. */
export const familyOfKey = (key: string): Family => familyOfType(key as PasserelleContentType);
export const familyOfArchive = (archive: ArchiveId): Family => byArchive[archive];
