import type { ParseKeys, TFunction } from 'i18next';
import limits from '../../../wp-plugin/config/limits.json' with { type: 'json' };
import type {
  Condition,
  FileSettings,
  FormColumn,
  FormDocument,
  FormQuestion,
  FormSection,
  FormTexts,
  QuestionKind,
  TextSettings,
} from '../application-form/form-document.ts';
import { formText } from '../application-form/form-text.ts';
import { readableNumber } from '../application-form/readable-answer.ts';
import type { Language } from '../config/locales.ts';
import { formatDate, isPlainDate } from '../dates/dates.ts';

type Asked = FormQuestion | FormColumn;
type Translate = TFunction<'formOutline'>;

/** What is asked, and what an answer has to be, in words. */
export interface OutlinedQuestion {
  id: string;
  label: FormTexts;
  help: FormTexts | undefined;
  facts: string[];
  choices: FormTexts[];
  columns: OutlinedQuestion[];
}

export interface OutlinedSection {
  id: string;
  label: FormTexts;
  help: FormTexts | undefined;
  /** When the section is asked; undefined: always. */
  condition: string | undefined;
  questions: OutlinedQuestion[];
}

const kindKeys = {
  shortText: 'kind.shortText',
  longText: 'kind.longText',
  number: 'kind.number',
  amount: 'kind.amount',
  date: 'kind.date',
  choice: 'kind.choice',
  choices: 'kind.choices',
  yesNo: 'kind.yesNo',
  country: 'kind.country',
  sector: 'kind.sector',
  link: 'kind.link',
  phone: 'kind.phone',
  email: 'kind.email',
  file: 'kind.file',
  table: 'kind.table',
  statement: 'kind.statement',
  letter: 'kind.letter',
  profileValue: 'kind.profileValue',
} as const satisfies Record<QuestionKind, ParseKeys<'formOutline'>>;
const groupKeys = {
  document: 'accepts.document',
  image: 'accepts.image',
  video: 'accepts.video',
} as const satisfies Record<FileSettings['accepts'][number], ParseKeys<'formOutline'>>;
const operatorKeys = {
  equals: 'condition.equals',
  contains: 'condition.contains',
  exceeds: 'condition.exceeds',
} as const satisfies Record<Condition['operator'], ParseKeys<'formOutline'>>;

const bytesPerMegabyte = 1_000_000;
/** Countries have names in every browser and in Node; those of the site are the same (CLDR). */
const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

/** What stands before the place for an answer. */
export const answerLabel = (t: Translate): string => t('answer');

/** The questions of a form as a text for those who prepare their answers. */
export function formOutline(form: FormDocument, language: Language, t: Translate): OutlinedSection[] {
  const questions = form.sections.flatMap((section) => section.questions);
  return form.sections.map((section: FormSection) => ({
    id: section.id,
    label: section.label,
    help: section.help,
    condition: section.condition && conditionText(section.condition, questions, language, t),
    questions: section.questions.map((question) => outlined(question, questions, language, t)),
  }));
}

/** @param earlier what a condition may name: the questions of the form, or the columns of the row */
function outlined(
  asked: Asked,
  earlier: readonly Asked[],
  language: Language,
  t: Translate,
): OutlinedQuestion {
  const { id, label, help, condition } = asked;
  const columns = asked.kind === 'table' ? asked.columns : [];
  const conditions = condition ? [conditionText(condition, earlier, language, t)] : [];
  return {
    id,
    label,
    help,
    facts: [...factsOf(asked, language, t), ...conditions],
    choices:
      asked.kind === 'choice' || asked.kind === 'choices' ? asked.choices.map((choice) => choice.label) : [],
    columns: columns.map((column) => outlined(column, columns, language, t)),
  };
}

function factsOf(asked: Asked, language: Language, t: Translate): string[] {
  const kind = t(kindKeys[asked.kind]) + (asked.kind === 'amount' ? ` (${asked.currency})` : '');
  const isAnswered = asked.kind !== 'profileValue';
  return [
    kind,
    ...(isAnswered ? [t(asked.required ? 'required' : 'optional')] : []),
    ...limitsOf(asked, language, t),
    ...('sum' in asked && asked.sum ? [t('sum')] : []),
    ...('statistical' in asked && asked.statistical ? [t('statistical')] : []),
  ];
}

function limitsOf(asked: Asked, language: Language, t: Translate): string[] {
  const count = (value: number | undefined) =>
    value === undefined ? undefined : readableNumber(String(value), language);
  const range = (unit: string, min: string | undefined, max: string | undefined) =>
    rangeText(unit, min, max, t);
  switch (asked.kind) {
    case 'shortText':
    case 'longText':
      return range(t(unitKeys[asked.unit ?? 'characters']), count(asked.min), count(asked.max));
    case 'number':
    case 'amount': {
      const currency = asked.kind === 'amount' ? asked.currency : undefined;
      const value = (text: string | undefined) =>
        text === undefined ? undefined : readableNumber(text, language, currency);
      return range(t('unit.value'), value(asked.min), value(asked.max));
    }
    case 'date':
      return range(t('unit.date'), dayOf(asked.min, language), dayOf(asked.max, language));
    case 'choices':
      return range(t('unit.choices'), count(asked.min), count(asked.max));
    case 'file': {
      const bytes = asked.maxBytes ?? limits.files.applicationBytes;
      const list = asked.accepts.map((group) => t(groupKeys[group])).join(', ');
      return [
        ...range(t('unit.files'), count(asked.min), count(asked.max ?? 1)),
        t('formats', { list }),
        t('size', { megabytes: readableNumber((bytes / bytesPerMegabyte).toFixed(1), language) }),
      ];
    }
    case 'table':
      return [
        ...range(t('unit.rows'), count(asked.min), count(asked.max)),
        ...(asked.balance ? [t('balance')] : []),
      ];
    case 'letter':
      return [
        ...range(t('unit.letters'), count(asked.min), count(asked.max ?? 1)),
        ...(asked.awaited ? [t('awaited')] : []),
        ...(asked.daysAfterClosing ? [t('days', { count: asked.daysAfterClosing })] : []),
      ];
    case 'yesNo':
    case 'choice':
    case 'country':
    case 'sector':
    case 'link':
    case 'phone':
    case 'email':
    case 'statement':
    case 'profileValue':
    default:
      return [];
  }
}

const unitKeys = {
  characters: 'unit.characters',
  words: 'unit.words',
} as const satisfies Record<NonNullable<TextSettings['unit']>, ParseKeys<'formOutline'>>;
const dayOf = (day: string | undefined, language: Language): string | undefined =>
  day === undefined ? undefined : formatDate(day, language);

function rangeText(unit: string, min: string | undefined, max: string | undefined, t: Translate): string[] {
  const from = min === undefined || min === '0' ? undefined : min;
  if (from === undefined) return max === undefined ? [] : [t('atMost', { unit, max })];
  if (max === undefined) return [t('atLeast', { unit, min: from })];
  return [from === max ? t('exactly', { unit, max }) : t('range', { unit, min: from, max })];
}

function conditionText(
  { source, operator, value }: Condition,
  earlier: readonly Asked[],
  language: Language,
  t: Translate,
): string {
  const asked = earlier.find(({ id }) => id === source);
  const question = formText(asked?.label, language);
  const text = asked && valueText(asked, value, language, t);
  if (text === undefined) return t('condition.depends', { question });
  return t(operatorKeys[operator], { question, value: text });
}

/** Undefined for values that have no words here. */
function valueText(
  asked: Asked,
  value: string | boolean,
  language: Language,
  t: Translate,
): string | undefined {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  switch (asked.kind) {
    case 'choice':
    case 'choices':
      return formText(asked.choices.find(({ id }) => id === value)?.label, language) || undefined;
    case 'country':
      return countryName(value, language);
    case 'number':
      return readableNumber(value, language);
    case 'amount':
      return readableNumber(value, language, asked.currency);
    case 'date':
      return isPlainDate(value) ? formatDate(value, language) : value;
    case 'shortText':
    case 'longText':
    case 'link':
    case 'phone':
    case 'email':
      return value;
    case 'sector':
    case 'yesNo':
    case 'statement':
    case 'file':
    case 'table':
    case 'letter':
    case 'profileValue':
    default:
      return undefined;
  }
}
