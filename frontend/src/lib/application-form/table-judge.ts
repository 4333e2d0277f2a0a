import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type {
  ColumnKind,
  FormColumn,
  TableSettings,
} from '../../../shared/application-form/form-document.ts';
import { type Problem, unexpected } from '../forms/problems.ts';
import { choiceJudges } from './choice-judges.ts';
import { type AnswerContext, type Answers, answerTo, isObject, type Judge, problemAt } from './judge.ts';
import { numberJudges, numberOf } from './number-judges.ts';
import { textJudges } from './text-judges.ts';
import { visibleColumns } from './visible.ts';

export const columnJudges = { ...textJudges, ...numberJudges, ...choiceJudges } satisfies Record<
  ColumnKind,
  unknown
>;

const judgeOf = ({ kind }: FormColumn): Judge<FormColumn> => columnJudges[kind] as Judge<FormColumn>;

/** Ids of rows have the form of those of sections, questions, columns and choices. */
const idPattern = /^[a-z][a-z0-9-]{0,39}$/;

const cellsOf = (row: unknown): Answers => {
  const cells = isObject(row) ? answerTo('cells', row) : null;
  return isObject(cells) ? cells : {};
};

/** Whether nothing that the applicant sees of a row is filled in. */
function isEmptyRow({ columns }: TableSettings, row: unknown, context: AnswerContext): boolean {
  const cells = cellsOf(row);
  return visibleColumns(columns, cells).every((column) =>
    judgeOf(column).isEmpty(column, answerTo(column.id, cells), context),
  );
}

const unknownKeys = (object: Answers, known: readonly string[]): string[] =>
  Object.keys(object).filter((key) => !known.includes(key));

function rowProblems(
  table: TableSettings,
  rows: readonly unknown[],
  number: number,
  path: string,
  context: AnswerContext,
): Problem[] {
  const row = rows[number];
  if (!isObject(row) || !isObject(answerTo('cells', row))) return unexpected(path);
  const id = answerTo('id', row);
  const isRepeated = rows.slice(0, number).some((other) => isObject(other) && answerTo('id', other) === id);
  const isId = typeof id === 'string' && idPattern.test(id);
  const keys = [
    ...unknownKeys(row, ['id', 'cells']),
    ...unknownKeys(
      cellsOf(row),
      table.columns.map(({ id: columnId }) => columnId),
    ),
  ];
  return [
    ...problemAt(`${path}.id`, isId ? (isRepeated ? 'duplicate_id' : null) : 'invalid_id'),
    ...keys.flatMap((key) => unexpected(`${path}.${key}`)),
    ...cellProblems(table, row, path, context),
  ];
}

/** Cells in columns that a condition hides are neither judged nor required. */
function cellProblems(table: TableSettings, row: Answers, path: string, context: AnswerContext): Problem[] {
  const cells = cellsOf(row);
  const judged = visibleColumns(table.columns, cells).map((column) => {
    const [answer, at] = [answerTo(column.id, cells), `${path}.${column.id}`];
    const problems = judgeOf(column).problems(column, answer, at, context);
    const isMissing =
      problems.length === 0 && column.required === true && judgeOf(column).isEmpty(column, answer, context);
    return { problems, missing: problemAt(at, isMissing ? 'required' : null) };
  });
  const isFilled = judged.some(({ problems }) => problems.length > 0) || !isEmptyRow(table, row, context);
  return judged.flatMap(({ problems, missing }) =>
    problems.length === 0 && context.isSending && isFilled ? missing : problems,
  );
}

/** A cell that is seen; null: none. */
function visibleCell({ columns }: TableSettings, row: unknown, columnId: string): unknown {
  const cells = cellsOf(row);
  return visibleColumns(columns, cells).some(({ id }) => id === columnId) ? answerTo(columnId, cells) : null;
}

/**
 * Sum of a column over the rows in which it is seen and valid, in the column's smallest unit.
 * @param side only rows with this choice of the column that the budget is balanced by
 */
export function columnSum(table: TableSettings, answer: unknown, columnId: string, side?: string): bigint {
  const column = table.columns.find(({ id }) => id === columnId);
  if (column?.kind !== 'number' && column?.kind !== 'amount') return 0n;
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return rows
    .filter((row) => side === undefined || visibleCell(table, row, table.balance?.side ?? '') === side)
    .reduce((sum: bigint, row) => sum + (numberOf(column, visibleCell(table, row, columnId)) ?? 0n), 0n);
}

function isBalanced(table: TableSettings, answer: unknown): boolean {
  if (!table.balance) return true;
  const { amount, income, expenditure } = table.balance;
  return columnSum(table, answer, amount, income) === columnSum(table, answer, amount, expenditure);
}

export const tableJudge: Judge<TableSettings> = {
  problems: (table, answer, path, context) => {
    if (answer === null) return [];
    if (!Array.isArray(answer)) return unexpected(path);
    if (answer.length > (table.max ?? limits.applications.rows)) return problemAt(path, 'too_many_rows');
    const problems = answer.flatMap((_row, number) =>
      rowProblems(table, answer, number, `${path}.${number}`, context),
    );
    const filled = answer.filter((row) => !isEmptyRow(table, row, context)).length;
    if (problems.length > 0 || !context.isSending || filled === 0) return problems;
    if (filled < (table.min ?? 0)) return problemAt(path, 'too_few_rows');
    return problemAt(path, isBalanced(table, answer) ? null : 'budget_not_balanced');
  },
  isEmpty: (table, answer, context) =>
    !Array.isArray(answer) || answer.every((row) => isEmptyRow(table, row, context)),
};
