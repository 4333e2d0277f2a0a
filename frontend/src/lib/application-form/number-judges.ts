import currencies from '../../../../wp-plugin/config/currencies.json' with { type: 'json' };
import type {
  AmountSettings,
  DateSettings,
  NumberSettings,
} from '../../../shared/application-form/form-document.ts';
import { isRealDay } from '../../../shared/dates/real-day.ts';
import { unexpected } from '../forms/problems.ts';
import { scaled } from '../../../shared/application-form/decimal.ts';
import { isUnanswered, type Judge, problemAt } from './judge.ts';

type Summable = NumberSettings | AmountSettings;

/** In the smallest unit of the question; null: no such number. Amounts are never negative. */
export function numberOf(question: Summable, text: unknown): bigint | null {
  if (question.kind === 'number') return scaled(text, question.decimals ?? 0);
  return typeof text === 'string' && text.startsWith('-')
    ? null
    : scaled(text, currencies[question.currency]);
}

const numbers = {
  problems: (question, answer, path, { isSending }) => {
    if (isUnanswered(answer)) return [];
    if (typeof answer !== 'string') return unexpected(path);
    const number = numberOf(question, answer);
    if (number === null)
      return problemAt(path, question.kind === 'number' ? 'invalid_decimal' : 'invalid_amount');
    const [min, max] = [numberOf(question, question.min), numberOf(question, question.max)];
    if (max !== null && number > max) return problemAt(path, 'number_too_large');
    return problemAt(path, isSending && min !== null && number < min ? 'number_too_small' : null);
  },
  isEmpty: (_question, answer) => isUnanswered(answer),
} satisfies Judge<Summable>;

const date: Judge<DateSettings> = {
  problems: ({ min, max }, answer, path, { isSending }) => {
    if (isUnanswered(answer)) return [];
    if (typeof answer !== 'string') return unexpected(path);
    if (!isRealDay(answer)) return problemAt(path, 'invalid_date');
    if (max !== undefined && answer > max) return problemAt(path, 'date_too_late');
    return problemAt(path, isSending && min !== undefined && answer < min ? 'date_too_early' : null);
  },
  isEmpty: (_question, answer) => isUnanswered(answer),
};

export const numberJudges = { number: numbers, amount: numbers, date };
