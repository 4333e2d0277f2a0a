import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type {
  FileSettings,
  FormDocument,
  FormQuestion,
  LetterSettings,
  ProfileSettings,
  QuestionKind,
} from '../../../shared/application-form/form-document.ts';
import { type Problem, unexpected } from '../forms/problems.ts';
import { statementJudge } from './choice-judges.ts';
import { fileIds, fileJudge } from './file-judge.ts';
import { type AnswerContext, type Answers, answerTo, type Judge, problemAt } from './judge.ts';
import { columnJudges, tableJudge } from './table-judge.ts';
import { visibleQuestions } from './visible.ts';

type Letters = LetterSettings & { readonly id: string };
const lettersOf = ({ id }: Letters, { letters }: AnswerContext): { asked: number; received: number } =>
  letters.get(id) ?? { asked: 0, received: 0 };

/** Letters are asked for and received beside the answers. */
const letter: Judge<Letters> = {
  problems: (question, answer, path, context) => {
    if (answer !== null) return unexpected(path);
    const { asked, received } = lettersOf(question, context);
    const { min = 0, max = 1, awaited = false } = question;
    if (asked > max) return problemAt(path, 'too_many_letters');
    if (!context.isSending || asked === 0) return [];
    if (asked < min) return problemAt(path, 'letters_not_asked');
    return problemAt(path, awaited && received < min ? 'letters_not_received' : null);
  },
  isEmpty: (question, _answer, context) => lettersOf(question, context).asked === 0,
};

/** Read when the application is sent, never answered. Who applies for itself has no structure: nothing of it is missing. */
const profileValue: Judge<ProfileSettings> = {
  problems: (_question, answer, path) => (answer === null ? [] : unexpected(path)),
  isEmpty: ({ source }, _answer, { profile }) => profile.get(source) === '',
};

const judges = {
  ...columnJudges,
  statement: statementJudge,
  file: fileJudge,
  table: tableJudge,
  letter,
  profileValue,
} satisfies Record<QuestionKind, unknown>;

function questionProblems(question: FormQuestion, answers: Answers, context: AnswerContext): Problem[] {
  const judge = judges[question.kind] as Judge<FormQuestion>;
  const answer = answerTo(question.id, answers);
  const problems = judge.problems(question, answer, question.id, context);
  if (problems.length > 0 || !context.isSending || question.required !== true) return problems;
  return problemAt(question.id, judge.isEmpty(question, answer, context) ? 'required' : null);
}

/** Number and size of all files together, at the question with which they are too many. */
function fileProblems(visible: readonly FormQuestion[], answers: Answers, context: AnswerContext): Problem[] {
  const sum = { count: 0, bytes: 0 };
  for (const { id, kind } of visible) {
    const ids = kind === ('file' satisfies FileSettings['kind']) ? fileIds(answerTo(id, answers)) : [];
    for (const file of ids.map((each) => (each === null ? undefined : context.files.get(each)))) {
      if (!file) continue;
      sum.count += 1;
      sum.bytes += file.bytes;
    }
    if (sum.count > limits.applications.files) return problemAt(id, 'too_many_files_in_all');
    if (sum.bytes > limits.applications.filesBytes) return problemAt(id, 'files_too_large');
  }
  return [];
}

/** Size as the plugin stores it. */
const bytesOf = (answers: Answers): number => new TextEncoder().encode(JSON.stringify(answers)).length;

/**
 * Judges the answers to a form: what a draft may contain, and what may be sent. Answers that a condition hides stay in the
 * draft, neither judged nor required. The plugin's Applications\Forms\Judging\FormJudge.
 */
export function judgeAnswers(form: FormDocument, answers: Answers, context: AnswerContext): Problem[] {
  if (bytesOf(answers) > limits.applications.answersBytes) return problemAt('answers', 'answers_too_large');
  const visible = visibleQuestions(form, answers);
  const problems = visible.flatMap((question) => questionProblems(question, answers, context));
  const refused = new Set(problems.map(({ path }) => path));
  const known = new Set(form.sections.flatMap(({ questions }) => questions.map(({ id }) => id)));
  return [
    ...problems,
    ...fileProblems(visible, answers, context).filter(({ path }) => !refused.has(path)),
    ...Object.keys(answers)
      .filter((id) => !known.has(id))
      .flatMap((id) => unexpected(id)),
  ];
}
