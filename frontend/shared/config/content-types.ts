import type { PasserelleContentType } from '../graphql/generated/operations.ts';
import type { ArchiveId, RouteId } from './routes.ts';

/** A family of content as the site shows it: one archive, one accent, one pictogram. */
export type Family = 'call' | 'initiative' | 'event' | 'training' | 'resource' | 'project' | 'directory';

interface FamilyEntry {
  /** What the catalogue filters by; persons and structures are found together. */
  type: PasserelleContentType;
  archive: ArchiveId;
  /** Persons and structures have no public page of their own. */
  detail: RouteId | undefined;
}

export const families = {
  call: { type: 'CALL_FOR_APPLICATION', archive: 'calls', detail: 'call' },
  initiative: { type: 'INITIATIVE', archive: 'initiatives', detail: 'initiative' },
  event: { type: 'EVENT', archive: 'events', detail: 'event' },
  training: { type: 'FORMATION', archive: 'trainings', detail: 'training' },
  resource: { type: 'RESOURCE', archive: 'resources', detail: 'resource' },
  project: { type: 'SUPPORTED_PROJECTS', archive: 'projects', detail: 'project' },
  directory: { type: 'COMMUNITY_PROFILE', archive: 'directory', detail: undefined },
} as const satisfies Record<Family, FamilyEntry>;

export const familyIds = Object.keys(families) as Family[];

const byType = Object.fromEntries(familyIds.map((family) => [families[family].type, family])) as Partial<
  Record<PasserelleContentType, Family>
>;
const byArchive = Object.fromEntries(familyIds.map((family) => [families[family].archive, family])) as Record<
  ArchiveId,
  Family
>;

export const familyOfType = (type: PasserelleContentType): Family => byType[type] ?? 'directory';
export const familyOfArchive = (archive: ArchiveId): Family => byArchive[archive];
