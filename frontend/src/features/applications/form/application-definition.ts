import type { FormDocument, FormQuestion } from '../../../../shared/application-form/form-document.ts';
import { type Language, languages } from '../../../../shared/config/locales.ts';
import { formText } from '../../../../shared/application-form/form-text.ts';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { fileTypes } from '../../../lib/application-form/file-judge.ts';
import { type Answers, answerTo } from '../../../lib/application-form/judge.ts';
import { visibleQuestions } from '../../../lib/application-form/visible.ts';
import type { FieldDefinition, FormDefinition } from '../../../lib/forms/form-definition.ts';
import type { SavedRecord } from '../../../lib/record-form/save-contract.ts';
import type { Values } from '../../../lib/record-form/values.ts';

/** Answers that were filled in beforehand and that the applicant has confirmed, by question: no question is named so. */
export const confirmedKey = '~confirmed';

/** The plugin’s FilePurpose::Application. */
const filePurpose = 'application';

/** How an answer is read: `readableAnswer()` with its choices. */
export type ReadAnswer = (question: FormQuestion, answer: unknown, language: Language) => string;

const textsOf = (question: Pick<FormQuestion, 'label'>) =>
  Object.fromEntries(languages.map((language) => [language, formText(question.label, language)])) as Record<
    Language,
    string
  >;

/** The sections of a published form as steps of a record’s form, whose fields are its questions. */
export function definitionOf(form: FormDocument, read: ReadAnswer): FormDefinition {
  return {
    key: 'application',
    name: 'Application',
    title: null,
    rules: [],
    choices: {},
    steps: form.sections.map((section) => ({
      key: section.id,
      label: textsOf(section),
      fields: section.questions.map((question) => fieldOf(question, read)),
    })),
  };
}

/** Its kind stands for any but files, which are sent as those of records are: questions have controls and checks of their own. */
const fieldOf = (question: FormQuestion, read: ReadAnswer): FieldDefinition => ({
  key: question.id,
  kind: 'text',
  label: textsOf(question),
  translated: false,
  required: question.required ? 'submit' : 'never',
  readable: (value, language) => read(question, value, language),
  ...(question.kind === 'file' && {
    kind: 'files',
    max: question.max ?? 1,
    upload: {
      purpose: filePurpose,
      types: fileTypes(question),
      bytes: question.maxBytes ?? limits.files.applicationBytes,
    },
  }),
  ...(question.kind === 'table' && {
    columns: question.columns.map((column) => ({
      key: column.id,
      kind: 'text',
      label: textsOf(column),
      translated: false,
      required: 'never',
    })),
  }),
});

const isAnswered = ({ kind }: FormQuestion): boolean => kind !== 'profileValue' && kind !== 'letter';

/** What the plugin answers of an application, as its form edits it. */
export interface AnsweredApplication {
  readonly id: number;
  readonly version: number;
  /** JSON. */
  readonly answers: string;
  /** Those that the answers name. */
  readonly files: readonly {
    readonly id: number;
    readonly name: string;
    readonly type: string;
    readonly bytes: number;
    readonly state?: string;
  }[];
}

/** The answers to the questions of a form; those to questions that it no longer has stay with the plugin. */
export function savedApplication(
  form: FormDocument,
  { id, version, answers, files }: AnsweredApplication,
): SavedRecord {
  const stored = JSON.parse(answers) as Answers;
  const questions = form.sections.flatMap((section) => section.questions).filter(isAnswered);
  const values = questions.map(({ id: question }) => [question, answerTo(question, stored)] as const);
  const known = files.map(({ type, bytes, ...file }) => ({ ...file, mime: type, size: bytes }));
  return { id, version, files: known, values: { ...Object.fromEntries(values), [confirmedKey]: null } };
}

/** The answers among the values of the form. */
export function answersIn(values: Values): Answers {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([id, value]) => id !== confirmedKey && value !== null && value !== undefined,
    ),
  );
}

/** Ids of the questions that the answers so far show, separated by spaces. */
export const visibleIds = (form: FormDocument, values: Values): string =>
  visibleQuestions(form, answersIn(values))
    .map(({ id }) => id)
    .join(' ');

export const confirmedIn = ({ [confirmedKey]: confirmed }: Values): Answers => (confirmed ?? {}) as Answers;
