import { scaled } from '../../shared/application-form/decimal.ts';
import type { FormColumn, TableSettings } from '../../shared/application-form/form-document.ts';
import { formText } from '../../shared/application-form/form-text.ts';
import { type AnswerWords, readableAnswer } from '../../shared/application-form/readable-answer.ts';
import { readableProfile } from '../../shared/application-form/readable-profile.ts';
import { isPlainDate } from '../../shared/dates/dates.ts';
import type { Cell } from './cell.ts';
import type { ExportedApplication, ExportedQuestion } from './exported.ts';
import { exportTexts } from './export-texts.ts';

/** Decimals of numbers in answers. */
const mostDecimals = 3;

export interface TableRow {
  readonly id?: string;
  readonly cells?: Readonly<Record<string, unknown>>;
}

/** What an application says to a question, in one cell. */
export function answerCell(
  question: ExportedQuestion,
  application: ExportedApplication,
  words: AnswerWords,
): Cell {
  const { answers, files, letters, profile } = application;
  if (question.kind === 'file')
    return files
      .filter((file) => file.question === question.id)
      .map(({ name }) => name)
      .join('\n');
  if (question.kind === 'letter')
    return letters
      .filter(({ questionId }) => questionId === question.id)
      .map(({ name }) => name)
      .join('\n');
  if (question.kind === 'profileValue')
    return readableProfile(question.source, profile[question.source] ?? '', words);
  if (question.kind === 'table') return tableText(question, answers[question.id], words);
  return valueCell(question, answers[question.id], words);
}

/** An answer that is no table, file, letter or value of the profile. */
export function valueCell(
  question: FormColumn | ExportedQuestion,
  answer: unknown,
  words: AnswerWords,
): Cell {
  if (answer === null || answer === undefined || answer === '') return null;
  if (question.kind === 'number' || question.kind === 'amount')
    return typeof answer === 'string' && scaled(answer, mostDecimals) !== null
      ? { number: answer }
      : readableAnswer(question, answer, words);
  if (question.kind === 'date' && typeof answer === 'string' && isPlainDate(answer)) return { date: answer };
  if (question.kind === 'choices' && Array.isArray(answer))
    // Labels may have commas.
    return answer.map((id: unknown) => readableAnswer(question, id, words)).join('; ');
  return readableAnswer(question, answer, words);
}

export const tableRows = (answer: unknown): readonly TableRow[] =>
  Array.isArray(answer) ? (answer as TableRow[]) : [];

/** The rows of a table, each on a line. */
function tableText({ columns }: TableSettings, answer: unknown, words: AnswerWords): string {
  const t = exportTexts[words.language];
  return tableRows(answer)
    .map(({ cells = {} }) =>
      columns
        .flatMap((column) => {
          const text = readableAnswer(column, cells[column.id], words);
          return text ? [t('tableCell', { label: formText(column.label, words.language), text })] : [];
        })
        .join('; '),
    )
    .filter(Boolean)
    .join('\n');
}
