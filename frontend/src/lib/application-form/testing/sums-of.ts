import type { FormDocument } from '../../../../shared/application-form/form-document.ts';
import { type Answers, answerTo } from '../judge.ts';
import { columnSum } from '../table-judge.ts';

/** Sums of the columns that have one, by "question.column", in their smallest units. */
export const sumsOf = ({ sections }: FormDocument, answers: Answers): Record<string, string> =>
  Object.fromEntries(
    sections
      .flatMap(({ questions }) => questions)
      .flatMap((question) =>
        question.kind === 'table'
          ? question.columns
              .filter(({ sum }) => sum)
              .map(({ id }) => [
                `${question.id}.${id}`,
                String(columnSum(question, answerTo(question.id, answers), id)),
              ])
          : [],
      ),
  );
