import type {
  Choice,
  ChoiceSettings,
  ChoicesSettings,
  PlainSettings,
} from '../../../shared/application-form/form-document.ts';
import type { FieldErrorCode } from '../../../shared/config/field-errors.ts';
import { unexpected } from '../forms/problems.ts';
import { type AnswerContext, isUnanswered, type Judge, problemAt } from './judge.ts';

const offers = (choices: readonly Choice[], word: unknown): boolean => choices.some(({ id }) => id === word);

/** One word of a list. */
const word = <Question>(
  isKnown: (word: string, question: Question, context: AnswerContext) => boolean,
  unknown: FieldErrorCode,
): Judge<Question> => ({
  problems: (question, answer, path, context) => {
    if (isUnanswered(answer)) return [];
    if (typeof answer !== 'string') return unexpected(path);
    return problemAt(path, isKnown(answer, question, context) ? null : unknown);
  },
  isEmpty: (_question, answer) => isUnanswered(answer),
});

/** Several of the choices, each once. */
const choices: Judge<ChoicesSettings> = {
  problems: (question, answer, path, { isSending }) => {
    if (answer === null) return [];
    if (!Array.isArray(answer)) return unexpected(path);
    const problems = answer.flatMap((each: unknown, number) => {
      if (typeof each !== 'string' || answer.indexOf(each) !== number) return unexpected(`${path}.${number}`);
      return problemAt(`${path}.${number}`, offers(question.choices, each) ? null : 'invalid_choice');
    });
    if (problems.length > 0) return problems;
    if (question.max !== undefined && answer.length > question.max)
      return problemAt(path, 'too_many_choices');
    const isShort = isSending && answer.length > 0 && answer.length < (question.min ?? 0);
    return problemAt(path, isShort ? 'too_few_choices' : null);
  },
  isEmpty: (_question, answer) => answer === null || (Array.isArray(answer) && answer.length === 0),
};

const yesNo: Judge<PlainSettings> = {
  problems: (_question, answer, path) =>
    answer === null || typeof answer === 'boolean' ? [] : unexpected(path),
  isEmpty: (_question, answer) => answer === null,
};

export const choiceJudges = {
  choice: word<ChoiceSettings>((id, question) => offers(question.choices, id), 'invalid_choice'),
  choices,
  yesNo,
  country: word<PlainSettings>(
    (code, _question, context) => context.countryCodes.has(code),
    'unknown_country',
  ),
  sector: word<PlainSettings>((key, _question, context) => context.sectorKeys.has(key), 'unknown_sector'),
};

/** "No" is no answer to a statement. */
export const statementJudge: Judge<PlainSettings> = {
  ...yesNo,
  isEmpty: (_question, answer) => answer === null || answer === false,
};
