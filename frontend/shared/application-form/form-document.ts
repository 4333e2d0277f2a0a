import type commonFields from '../../../wp-plugin/config/common-fields.json';
import type currencies from '../../../wp-plugin/config/currencies.json';
import type { Language } from '../config/locales.ts';

/** The document of a form, as wp-plugin/config/application-form.schema.json describes it: the plugin reads and checks it. */
export interface FormDocument {
  /** Version of the format. */
  readonly format: 1;
  readonly sections: readonly FormSection[];
}

export interface FormSection extends Asked {
  readonly questions: readonly FormQuestion[];
}

/** A text in the languages in which it is written. */
export type FormTexts = Readonly<Partial<Record<Language, string>>>;

interface Asked {
  readonly id: string;
  readonly label: FormTexts;
  readonly help?: FormTexts;
  readonly condition?: Condition;
}

/** Shown only if an earlier answer compares so: of a question, or in a column, of an earlier column of the row. */
export interface Condition {
  readonly source: string;
  readonly operator: 'equals' | 'contains' | 'exceeds';
  readonly value: string | boolean;
}

export interface Choice {
  readonly id: string;
  readonly label: FormTexts;
}

export interface TextSettings {
  readonly kind: 'shortText' | 'longText';
  /** What `min` and `max` count; characters by default. */
  readonly unit?: 'characters' | 'words';
  readonly min?: number;
  readonly max?: number;
}

export interface NumberSettings {
  readonly kind: 'number';
  readonly decimals?: number;
  readonly min?: string;
  readonly max?: string;
}

export interface AmountSettings {
  readonly kind: 'amount';
  readonly currency: keyof typeof currencies;
  readonly min?: string;
  readonly max?: string;
}

export interface DateSettings {
  readonly kind: 'date';
  readonly min?: string;
  readonly max?: string;
}

export interface ChoiceSettings {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
}

export interface ChoicesSettings {
  readonly kind: 'choices';
  readonly choices: readonly Choice[];
  readonly min?: number;
  readonly max?: number;
}

/** Kinds without settings. */
export interface PlainSettings<
  Kind extends string = 'yesNo' | 'country' | 'sector' | 'link' | 'phone' | 'email' | 'statement',
> {
  readonly kind: Kind;
}

export interface FileSettings {
  readonly kind: 'file';
  readonly accepts: readonly ('document' | 'image' | 'video')[];
  readonly min?: number;
  readonly max?: number;
  readonly maxBytes?: number;
}

export interface TableSettings {
  readonly kind: 'table';
  readonly columns: readonly FormColumn[];
  readonly min?: number;
  readonly max?: number;
  readonly balance?: Balance;
}

/** The sums of income and expenditure are equal: ids of two columns, and of two choices of the second. */
export interface Balance {
  readonly amount: string;
  readonly side: string;
  readonly income: string;
  readonly expenditure: string;
}

export interface LetterSettings {
  readonly kind: 'letter';
  readonly min?: number;
  readonly max?: number;
  /** Letters must have arrived before the application is sent. */
  readonly awaited?: boolean;
  readonly daysAfterClosing?: number;
  /** The applicant may read them. */
  readonly readable?: boolean;
}

export interface ProfileSettings {
  readonly kind: 'profileValue';
  readonly source: string;
}

type ColumnSettings =
  | TextSettings
  | NumberSettings
  | AmountSettings
  | DateSettings
  | ChoiceSettings
  | ChoicesSettings
  | PlainSettings<Exclude<PlainSettings['kind'], 'statement'>>;

type Settings =
  | ColumnSettings
  | PlainSettings<'statement'>
  | FileSettings
  | TableSettings
  | LetterSettings
  | ProfileSettings;

/** A column of a table: what each row is asked. */
export type FormColumn = Asked & ColumnSettings & { readonly required?: boolean; readonly sum?: boolean };

export type FormQuestion = Asked &
  Settings & {
    readonly required?: boolean;
    readonly hiddenInReview?: boolean;
    readonly statistical?: boolean;
    readonly personal?: boolean;
    readonly countsForPlaces?: boolean;
    readonly commonField?: CommonField;
  };

/** What a question asks, as a member of CommonGrants’ ProposalBase. */
export type CommonField = keyof typeof commonFields;

export type ColumnKind = FormColumn['kind'];
export type QuestionKind = FormQuestion['kind'];
