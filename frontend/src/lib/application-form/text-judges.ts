import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { PlainSettings, TextSettings } from '../../../shared/application-form/form-document.ts';
import type { FieldErrorCode } from '../../../shared/config/field-errors.ts';
import { trimBlanks } from '../../../shared/forms/blanks.ts';
import { emailAddress } from '../../../shared/forms/email-address.ts';
import { unexpected } from '../forms/problems.ts';
import { completeUrl, isUrl } from '../forms/web-address.ts';
import { isBlank, lengthOf, lineOf, paragraphsOf, wordsOf } from './answer-text.ts';
import { type Judge, problemAt } from './judge.ts';

const isNothing = (answer: unknown): boolean =>
  answer === null || (typeof answer === 'string' && isBlank(answer));

/** Words have an end too: the characters of the kind. */
const charactersOf = ({ kind }: TextSettings): number =>
  kind === 'longText' ? limits.applications.longCharacters : limits.applications.shortCharacters;

function refusalOf(question: TextSettings, typed: string, isSending: boolean): FieldErrorCode | null {
  const text = question.kind === 'longText' ? paragraphsOf(typed) : lineOf(typed);
  const length = lengthOf(text);
  const most = charactersOf(question);
  const inWords = question.unit === 'words';
  const count = inWords ? wordsOf(text) : length;
  if (length > most) return 'too_long';
  if (count > (question.max ?? most)) return inWords ? 'too_many_words' : 'too_long';
  if (isSending && count < (question.min ?? 0) && !isBlank(text))
    return inWords ? 'too_few_words' : 'too_short';
  return null;
}

const text: Judge<TextSettings> = {
  problems: (question, answer, path, { isSending }) => {
    if (answer === null) return [];
    if (typeof answer !== 'string') return unexpected(path);
    return problemAt(path, refusalOf(question, answer, isSending));
  },
  isEmpty: (_question, answer) => isNothing(answer),
};

const address = (
  max: number,
  isRight: (text: string) => boolean,
  code: FieldErrorCode,
): Judge<PlainSettings> => ({
  problems: (_question, answer, path) => {
    if (answer === null) return [];
    if (typeof answer !== 'string') return unexpected(path);
    const line = lineOf(answer);
    if (isBlank(line)) return [];
    if (lengthOf(line) > max) return problemAt(path, 'too_long');
    return problemAt(path, isRight(trimBlanks(line)) ? null : code);
  },
  isEmpty: (_question, answer) => isNothing(answer),
});

/** A number in the format E.164. Operators of its country alone know whether it is assigned. */
const phone = /^\+[1-9][0-9]{6,14}$/;

export const textJudges = {
  shortText: text,
  longText: text,
  link: address(limits.text.url, (line) => isUrl(completeUrl(line)), 'invalid_url'),
  phone: address(limits.text.email, (line) => phone.test(line), 'invalid_phone'),
  email: address(limits.text.email, (line) => emailAddress.test(line), 'invalid_email'),
};
