import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { FileSettings } from '../../../shared/application-form/form-document.ts';
import type { FieldErrorCode } from '../../../shared/config/field-errors.ts';
import { unexpected } from '../forms/problems.ts';
import { type AnswerContext, type Judge, problemAt } from './judge.ts';

/** MIME types of each group of files, those of the site's uploads. */
const types: Readonly<Record<FileSettings['accepts'][number], readonly string[]>> = {
  document: limits.files.documentTypes,
  image: limits.files.imageTypes,
  video: limits.files.videoTypes,
};

/** MIME types that a question takes. */
export const fileTypes = ({ accepts }: FileSettings): readonly string[] =>
  accepts.flatMap((group) => types[group]);

const idOf = (file: unknown): number | null =>
  typeof file === 'number' && Number.isSafeInteger(file) && file > 0 ? file : null;

/** The ids that an answer names; null: no id. */
export const fileIds = (answer: unknown): (number | null)[] =>
  Array.isArray(answer) ? answer.map((file) => idOf(file)) : [];

function refusalOf(question: FileSettings, id: number, { files }: AnswerContext): FieldErrorCode | null {
  const file = files.get(id);
  if (!file) return 'unknown_file';
  if (!fileTypes(question).includes(file.type)) return 'file_type';
  return file.bytes > (question.maxBytes ?? limits.files.applicationBytes) ? 'file_too_large' : null;
}

/** Files by their ids, in the applicant's order. */
export const fileJudge: Judge<FileSettings> = {
  problems: (question, answer, path, context) => {
    if (answer === null) return [];
    if (!Array.isArray(answer)) return unexpected(path);
    if (answer.length > (question.max ?? 1)) return problemAt(path, 'too_many_files');
    const ids = fileIds(answer);
    const problems = ids.flatMap((id, number) => {
      const at = `${path}.${number}`;
      if (id === null || ids.indexOf(id) !== number) return unexpected(at);
      return problemAt(at, refusalOf(question, id, context));
    });
    const isShort = context.isSending && ids.length > 0 && ids.length < (question.min ?? 0);
    return problems.length === 0 && isShort ? problemAt(path, 'too_few_files') : problems;
  },
  isEmpty: (_question, answer) => answer === null || (Array.isArray(answer) && answer.length === 0),
};
