import type {
  FormColumn,
  FormQuestion,
  TableSettings,
} from '../../../shared/application-form/form-document.ts';
import { formText } from '../../../shared/application-form/form-text.ts';
import {
  type AnswerWords,
  readableAnswer as readableSingle,
} from '../../../shared/application-form/readable-answer.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { type Answers, answerTo, isObject } from '../../lib/application-form/judge.ts';
import { visibleColumns } from '../../lib/application-form/visible.ts';
import type { QuestionReference } from './question-reference.ts';

interface Context {
  reference: QuestionReference;
  language: Language;
  yes: string;
  no: string;
}

/** An answer as a text; '' when nothing is answered. */
export function readableAnswer(
  question: FormQuestion | FormColumn,
  answer: unknown,
  { reference, ...context }: Context,
): string {
  const words = { ...reference, ...context };
  return question.kind === 'table'
    ? rowTexts(question, answer, words).join('\n')
    : readableSingle(question, answer, words);
}

/** Between a label and its value, as each language writes it. */
const colons = { fr: '\u00a0: ', en: ': ' } as const satisfies Record<Language, string>;

/** One line for each row in which something is filled in. */
function rowTexts(table: TableSettings, answer: unknown, words: AnswerWords): string[] {
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return rows.map((row) => rowText(table, row, words)).filter((text) => text !== '');
}

function rowText({ columns }: TableSettings, row: unknown, words: AnswerWords): string {
  const found = isObject(row) ? answerTo('cells', row) : null;
  const cells: Answers = isObject(found) ? found : {};
  return visibleColumns(columns, cells)
    .flatMap((column) => {
      const text = readableSingle(column, answerTo(column.id, cells), words);
      return text === '' ? [] : [formText(column.label, words.language) + colons[words.language] + text];
    })
    .join(' · ');
}
