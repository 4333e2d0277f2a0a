import project from '../../../../../../wp-plugin/config/application-forms/project.json' with { type: 'json' };
import type {
  ColumnKind,
  FormColumn,
  FormQuestion,
  QuestionKind,
} from '../../../../../shared/application-form/form-document.ts';
import { newId } from './unique-ids.ts';

/** Kinds of questions, and a ready-made table, in the order in which they are offered. */
export const offeredKinds = [
  'shortText',
  'longText',
  'choice',
  'choices',
  'yesNo',
  'number',
  'amount',
  'date',
  'country',
  'sector',
  'link',
  'phone',
  'email',
  'file',
  'table',
  'budget',
  'statement',
  'letter',
  'profileValue',
] as const satisfies readonly (QuestionKind | 'budget')[];
export type OfferedKind = (typeof offeredKinds)[number];

export const columnKinds = [
  'shortText',
  'longText',
  'choice',
  'choices',
  'yesNo',
  'number',
  'amount',
  'date',
  'country',
  'sector',
  'link',
  'phone',
  'email',
] as const satisfies readonly ColumnKind[];

/** Settings that a kind cannot be without. */
const begun: Partial<Record<QuestionKind, () => object>> = {
  amount: () => ({ currency: 'EUR' }),
  choice: () => ({ choices: [newChoice(), newChoice()] }),
  choices: () => ({ choices: [newChoice(), newChoice()] }),
  file: () => ({ accepts: ['document'], max: 1 }),
  table: () => ({ columns: [newColumn('shortText')] }),
  statement: () => ({ required: true }),
  profileValue: () => ({ source: 'person.name' }),
};

export const newChoice = () => ({ id: newId('c'), label: {} });

export const newColumn = (kind: ColumnKind): FormColumn =>
  ({ id: newId('c'), kind, label: {}, ...begun[kind]?.() }) as FormColumn;

/** The budget of the ready-made form for projects. */
function budget(): FormQuestion {
  const questions = project.sections.flatMap((section): readonly object[] => section.questions);
  const found = questions.find((question) => 'balance' in question);
  return { ...(found as FormQuestion), id: newId('q') };
}

export const newQuestion = (kind: OfferedKind): FormQuestion =>
  kind === 'budget' ? budget() : ({ id: newId('q'), kind, label: {}, ...begun[kind]?.() } as FormQuestion);
