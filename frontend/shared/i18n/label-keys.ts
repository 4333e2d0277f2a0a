import type { ParseKeys } from 'i18next';
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

export const profileKindKeys = {
  person: 'kind.person',
  structure: 'kind.structure',
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
