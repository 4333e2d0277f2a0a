import type { Language } from '../../../shared/config/locales.ts';
import type { FileSizeUnit } from '../format.ts';

/** The shape of frontend/forms/*.json, which the plugin exports from its definitions of content types. */
export interface FormDefinition {
  /** The content type; drafts on the device bear it too. */
  key: string;
  /** Name of the form in the API: `Call` in PasserelleCallInput, passerelleMutateCall. */
  name: string;
  /** The field that holds the title; null where the title is made from others. */
  title: string | null;
  steps: readonly FormStep[];
  rules: readonly Rule[];
  /** Checks of rules that only this form has. */
  ruleChecks?: RuleChecks;
  /** Choices by the name of their list, in the order in which they are offered. */
  choices: Readonly<Record<string, readonly Choice[]>>;
}

export interface FormStep {
  key: string;
  label: Texts;
  fields: readonly FieldDefinition[];
}

export interface FieldDefinition {
  key: string;
  kind: FieldKind;
  label: Texts;
  hint?: Texts;
  /** One value per language, or one for all. */
  translated: boolean;
  /** Stage from which on the field must be filled in. */
  required: 'never' | Stage;
  /** The smallest number; without it, 0. */
  min?: number;
  /** Characters of a text, items of a list, the largest number. */
  max?: number;
  /** The name of its list of choices. */
  choices?: string;
  columns?: readonly FieldDefinition[];
  /** Value of a choice when nothing is chosen. */
  default?: string;
  upload?: UploadRules;
  /** Label of one row; `add` is that of the button that adds one. */
  item?: Texts;
  add?: Texts;
  /** The value as people read it, where its kind does not say how. */
  readable?: (value: unknown, language: Language) => string;
}

/** Rules of files: the purpose that they are sent with, their MIME types, and the largest size. */
export interface UploadRules {
  purpose: string;
  types: readonly string[];
  bytes: number;
  /** Unit in which the size is stated; by default, the one that suits the size. */
  unit?: FileSizeUnit;
  /** Size in pixels whose shape images are cropped to. */
  crop?: { width: number; height: number };
}

export type FieldKind =
  | 'text'
  | 'longText'
  | 'html'
  | 'slug'
  | 'date'
  | 'dates'
  | 'instant'
  | 'number'
  | 'zone'
  | 'url'
  | 'youtubeUrl'
  | 'email'
  | 'choice'
  | 'choices'
  | 'country'
  | 'countries'
  | 'sectors'
  | 'image'
  | 'file'
  | 'files'
  | 'relation'
  | 'user'
  | 'users'
  | 'people'
  | 'map'
  | 'rows';

/** Several controls under one name. */
export const groupKinds: ReadonlySet<FieldKind> = new Set([
  'dates',
  'instant',
  'users',
  'choices',
  'countries',
  'sectors',
  'map',
  'rows',
  'people',
  'image',
  'file',
  'files',
]);

/** A draft is saved; what is submitted, or public, is complete. */
export type Stage = 'save' | 'submit';

/** Rules between fields. `afterPublication` is checked by the plugin alone: a form does not know when it is published. */
export type Rule = { code: string } & (
  | { rule: 'later'; start: string; end: string; rows?: string }
  | { rule: 'notBelow'; min: string; max: string }
  | { rule: 'notBeforeDay'; instant: string; zone: string; date: string }
  | { rule: 'neededWhen'; field: string; when: string; is?: string }
  | { rule: 'oneOf'; field: string; other: string }
  | { rule: 'afterPublication'; field: string }
  | { rule: 'recurrence'; field: string; max: number }
);

/** Checks by the name of the rule. */
export interface RuleChecks {
  readonly recurrence?: (
    rule: Extract<Rule, { rule: 'recurrence' }>,
    values: Readonly<Record<string, unknown>>,
    stage: Stage,
  ) => { path: string; code: string }[];
}

export interface Choice {
  value: string;
  label: Texts;
}

type Texts = Readonly<Record<Language, string>>;
