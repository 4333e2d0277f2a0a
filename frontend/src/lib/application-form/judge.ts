import type { FieldErrorCode } from '../../../shared/config/field-errors.ts';
import type { Problem } from '../forms/problems.ts';

/** What is judged, besides the answers: for what, and the facts that the answers refer to. */
export interface AnswerContext {
  /** All rules; otherwise those of a draft, which may be incomplete. */
  isSending: boolean;
  /** ISO codes. */
  countryCodes: ReadonlySet<string>;
  sectorKeys: ReadonlySet<string>;
  /** Files that the submission may contain, by id. */
  files: ReadonlyMap<number, { type: string; bytes: number }>;
  /** Letters of recommendation, by question. */
  letters: ReadonlyMap<string, { asked: number; received: number }>;
  /** Values of the applicant's profiles, by source: '' where a profile has none, absent where there is no such profile. */
  profile: ReadonlyMap<string, string>;
}

/** Judges the answers to questions of one kind. The same in the plugin: Applications\Forms\Judging, proven by tests/fixtures/application-forms. */
export interface Judge<Question> {
  /** Problems of an answer that the applicant sees. What is not answered (null) has none. */
  problems: (question: Question, answer: unknown, path: string, context: AnswerContext) => Problem[];
  /** Whether nothing is answered. Only meaningful for answers without problems. */
  isEmpty: (question: Question, answer: unknown, context: AnswerContext) => boolean;
}

export type Answers = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null: not answered. */
export const answerTo = (id: string, answers: Answers): unknown =>
  Object.hasOwn(answers, id) ? (answers[id] ?? null) : null;

export const isUnanswered = (answer: unknown): boolean => answer === null || answer === '';

export const problemAt = (path: string, code: FieldErrorCode | null): Problem[] =>
  code === null ? [] : [{ path, code }];
