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
import { choiceKeys } from './choice-texts.ts';

/** Keys of the labels of values. */
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

export const callTypeKeys = choiceKeys('callType') satisfies LabelKeys<PasserelleCallType>;
export const aidTypeKeys = choiceKeys('aidType') satisfies LabelKeys<PasserelleAidType>;
export const depositLanguageKeys = choiceKeys(
  'depositLanguage',
) satisfies LabelKeys<PasserelleDepositLanguage>;
/** The same by itself, not within a sentence. */
export const depositLanguageNameKeys = choiceKeys(
  'depositLanguageName',
) satisfies LabelKeys<PasserelleDepositLanguage>;
export const structureTypeKeys = choiceKeys('structureType') satisfies LabelKeys<PasserelleStructureType>;
export const resourceKindKeys = choiceKeys('resourceKind') satisfies LabelKeys<PasserelleResourceKind>;
export const modeKeys = choiceKeys('mode') satisfies LabelKeys<PasserelleMode>;
export const levelKeys = choiceKeys('level') satisfies LabelKeys<PasserelleLevel>;
export const networkKeys = choiceKeys('network') satisfies LabelKeys<PasserelleNetwork>;
