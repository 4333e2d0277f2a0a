import type { ParseKeys } from 'i18next';
import type { Family } from '../config/content-types.ts';
import type {
  PasserelleAidType,
  PasserelleCallType,
  PasserelleDepositLanguage,
  PasserelleLevel,
  PasserelleMode,
  PasserelleNetwork,
  PasserelleProfileKind,
  PasserelleResourceKind,
  PasserelleStructureType,
} from '../graphql/generated/operations.ts';

/** The keys of what values are called, written out: whoever looks for a key finds who uses it. */
type LabelKeys<Value extends string> = Readonly<Record<Value, ParseKeys>>;

/** Of many things: “Appels à candidatures”. */
export const familiesKeys = {
  call: 'families.call',
  initiative: 'families.initiative',
  event: 'families.event',
  training: 'families.training',
  resource: 'families.resource',
  project: 'families.project',
  directory: 'families.directory',
} as const satisfies LabelKeys<Family>;

/** The same where there is little room: “Appels”. */
export const shortFamiliesKeys = {
  call: 'shortFamilies.call',
  initiative: 'shortFamilies.initiative',
  event: 'shortFamilies.event',
  training: 'shortFamilies.training',
  resource: 'shortFamilies.resource',
  project: 'shortFamilies.project',
  directory: 'shortFamilies.directory',
} as const satisfies LabelKeys<Family>;

/** Of one thing: “Appel à candidatures”. */
export const familyKeys = {
  call: 'family.call',
  initiative: 'family.initiative',
  event: 'family.event',
  training: 'family.training',
  resource: 'family.resource',
  project: 'family.project',
  directory: 'family.directory',
} as const satisfies LabelKeys<Family>;

export const profileKindKeys = {
  PERSON: 'kind.PERSON',
  STRUCTURE: 'kind.STRUCTURE',
} as const satisfies LabelKeys<PasserelleProfileKind>;

export const callTypeKeys = {
  CALL_FOR_PROJECTS: 'callType.CALL_FOR_PROJECTS',
  COMPETITION: 'callType.COMPETITION',
  OPEN_CALL: 'callType.OPEN_CALL',
  RESIDENCY: 'callType.RESIDENCY',
  SCHOLARSHIP: 'callType.SCHOLARSHIP',
  TRAINING_PROGRAMME: 'callType.TRAINING_PROGRAMME',
} as const satisfies LabelKeys<PasserelleCallType>;

export const aidTypeKeys = {
  COPRODUCTION: 'aidType.COPRODUCTION',
  EQUIPMENT: 'aidType.EQUIPMENT',
  GRANT: 'aidType.GRANT',
  MENTORING: 'aidType.MENTORING',
  MOBILITY: 'aidType.MOBILITY',
  PRODUCTION_SUPPORT: 'aidType.PRODUCTION_SUPPORT',
} as const satisfies LabelKeys<PasserelleAidType>;

export const depositLanguageKeys = {
  AR: 'depositLanguage.AR',
  EN: 'depositLanguage.EN',
  FR: 'depositLanguage.FR',
  PT: 'depositLanguage.PT',
} as const satisfies LabelKeys<PasserelleDepositLanguage>;

export const structureTypeKeys = {
  ASSOCIATION: 'structureType.ASSOCIATION',
  COLLECTIVE: 'structureType.COLLECTIVE',
  COMPANY: 'structureType.COMPANY',
  FESTIVAL: 'structureType.FESTIVAL',
  FOUNDATION: 'structureType.FOUNDATION',
  NETWORK: 'structureType.NETWORK',
  PUBLIC_INSTITUTION: 'structureType.PUBLIC_INSTITUTION',
  SCHOOL: 'structureType.SCHOOL',
} as const satisfies LabelKeys<PasserelleStructureType>;

export const resourceKindKeys = {
  ARTICLE: 'resourceKind.ARTICLE',
  DATASET: 'resourceKind.DATASET',
  GUIDE: 'resourceKind.GUIDE',
  PODCAST: 'resourceKind.PODCAST',
  REPORT: 'resourceKind.REPORT',
  TEMPLATE: 'resourceKind.TEMPLATE',
  TOOLKIT: 'resourceKind.TOOLKIT',
  VIDEO: 'resourceKind.VIDEO',
} as const satisfies LabelKeys<PasserelleResourceKind>;

export const modeKeys = {
  HYBRID: 'mode.HYBRID',
  ONLINE: 'mode.ONLINE',
  ONSITE: 'mode.ONSITE',
} as const satisfies LabelKeys<PasserelleMode>;

export const levelKeys = {
  ADVANCED: 'level.ADVANCED',
  ALL: 'level.ALL',
  BEGINNER: 'level.BEGINNER',
  INTERMEDIATE: 'level.INTERMEDIATE',
} as const satisfies LabelKeys<PasserelleLevel>;

export const networkKeys = {
  BEHANCE: 'network.BEHANCE',
  FACEBOOK: 'network.FACEBOOK',
  INSTAGRAM: 'network.INSTAGRAM',
  LINKEDIN: 'network.LINKEDIN',
  SOUNDCLOUD: 'network.SOUNDCLOUD',
  TIKTOK: 'network.TIKTOK',
  VIMEO: 'network.VIMEO',
  WEBSITE: 'network.WEBSITE',
  X: 'network.X',
  YOUTUBE: 'network.YOUTUBE',
} as const satisfies LabelKeys<PasserelleNetwork>;
