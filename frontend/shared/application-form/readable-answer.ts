import currencies from '../../../wp-plugin/config/currencies.json' with { type: 'json' };
import type { Language } from '../config/locales.ts';
import { formatDate, isPlainDate } from '../dates/dates.ts';
import { scaled } from './decimal.ts';
import type { FormColumn, FormQuestion } from './form-document.ts';
import { formText } from './form-text.ts';

/** What answers refer to, and the words of the language for what they say. */
export interface AnswerWords {
  language: Language;
  countries: readonly { readonly isoCode: string; readonly name: string }[];
  sectors: readonly { readonly key: string; readonly name: string }[];
  yes: string;
  no: string;
}

const localeOf = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;
/** Decimals of numbers in answers. */
const mostDecimals = 3;

/** A decimal text as people read it: exact, with the currency where it is an amount. */
export function readableNumber(text: string, language: Language, currency?: string): string {
  const whole = text.includes('.') ? {} : { minimumFractionDigits: 0 };
  const options = currency ? ({ style: 'currency', currency, ...whole } as const) : {};
  // Formats decimal texts without rounding them to a binary number first.
  return new Intl.NumberFormat(localeOf[language], {
    maximumFractionDigits: mostDecimals,
    ...options,
  }).format(text as Intl.StringNumericLiteral);
}

/** A sum in the smallest unit of a column. */
export function readableSum(column: FormColumn, sum: bigint, language: Language): string {
  if (column.kind !== 'number' && column.kind !== 'amount') return '';
  const decimals = column.kind === 'amount' ? currencies[column.currency] : (column.decimals ?? 0);
  const digits = String(sum < 0n ? -sum : sum).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  const text = `${sum < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
  return readableNumber(text, language, column.kind === 'amount' ? column.currency : undefined);
}

const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));

/** A single answer as a text; '' when nothing is answered, and for tables, files, letters and values of the profile. */
export function readableAnswer(
  question: FormQuestion | FormColumn,
  answer: unknown,
  words: AnswerWords,
): string {
  const { language } = words;
  if (answer === null || answer === undefined || answer === '') return '';
  switch (question.kind) {
    case 'number':
    case 'amount': {
      const text = textOf(answer);
      if (scaled(text, mostDecimals) === null) return text;
      return readableNumber(text, language, question.kind === 'amount' ? question.currency : undefined);
    }
    case 'date':
      return isPlainDate(textOf(answer)) ? formatDate(textOf(answer), language) : textOf(answer);
    case 'choice':
    case 'choices': {
      const ids: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
      return ids
        .map((id) => formText(question.choices.find((each) => each.id === id)?.label, language) || String(id))
        .join(', ');
    }
    case 'yesNo':
    case 'statement':
      return answer === true ? words.yes : words.no;
    case 'country':
      return words.countries.find(({ isoCode }) => isoCode === answer)?.name ?? textOf(answer);
    case 'sector':
      return words.sectors.find(({ key }) => key === answer)?.name ?? textOf(answer);
    case 'table':
    case 'file':
    case 'letter':
    case 'profileValue':
      return '';
    case 'shortText':
    case 'longText':
    case 'link':
    case 'phone':
    case 'email':
    default:
      return textOf(answer);
  }
}
