import type {
  Condition,
  FormColumn,
  FormDocument,
  FormQuestion,
  QuestionKind,
} from '../../../../shared/application-form/form-document.ts';
import type { Draw } from '../../../testing/random.ts';
import { columnJudges } from '../table-judge.ts';

/** Random documents of forms that fit the schema; conditions mostly compare what they can. */
const columnKinds = Object.keys(columnJudges) as FormColumn['kind'][];
const kinds: readonly QuestionKind[] = [
  ...columnKinds,
  ...columnKinds,
  'file',
  'file',
  'table',
  'table',
  'table',
  'statement',
  'letter',
  'letter',
  'profileValue',
];
export const choiceIds = ['a', 'b', 'c', 'constructor'];
const choices = choiceIds.map((id) => ({ id, label: {} }));
const days = ['2027-01-01', '2027-06-15', '2027-12-31'];
const decimals = ['-3', '0', '2', '2.5', '10', '99.99', '1500'];

const values: Readonly<Partial<Record<QuestionKind, readonly (string | boolean)[]>>> = {
  number: decimals,
  amount: decimals,
  date: days,
  choice: choiceIds,
  choices: choiceIds,
  country: ['SN', 'FR'],
  sector: ['theatre', 'dance'],
  yesNo: [true, false],
  statement: [true],
};

type Asked = { id: string; kind: QuestionKind };

function conditionOn(draw: Draw, earlier: readonly Asked[]): { condition?: Condition } {
  if (earlier.length === 0 || !draw.once(3)) return {};
  const { id, kind } = draw.one(earlier);
  const fitting = kind === 'choices' ? 'contains' : draw.one(['equals', 'exceeds'] as const);
  return {
    condition: {
      source: draw.once(20) ? 'nobody' : id,
      operator: draw.once(20) ? draw.one(['equals', 'contains', 'exceeds'] as const) : fitting,
      value: draw.once(20) ? draw.one([true, 'x', '']) : draw.one(values[kind] ?? ['x']),
    },
  };
}

/** Each with some of its settings. */
function settings(draw: Draw, kind: QuestionKind): object {
  const between = (min: unknown, max: unknown): object => ({
    ...(draw.once(2) ? { min } : {}),
    ...(draw.once(2) ? { max } : {}),
  });
  switch (kind) {
    case 'shortText':
    case 'longText':
      return { ...between(draw.below(4), 1 + draw.below(8)), ...(draw.once(3) ? { unit: 'words' } : {}) };
    case 'number':
      return {
        ...between('-5', draw.one(['10', '99.9'])),
        ...(draw.once(2) ? { decimals: draw.below(4) } : {}),
      };
    case 'amount':
      return {
        ...between('1', draw.one(['1000', '99.9'])),
        currency: draw.one(['XOF', 'EUR', 'TND'] as const),
      };
    case 'date':
      return between('2027-01-15', '2027-11-30');
    case 'choice':
      return { choices };
    case 'choices':
      return { ...between(draw.below(3), 1 + draw.below(3)), choices };
    case 'file':
      return {
        ...between(draw.below(5), 1 + draw.below(20)),
        accepts: draw.one([['document'], ['image'], ['document', 'image', 'video'], []]),
        ...(draw.once(3) ? { maxBytes: 5_000_000 } : {}),
      };
    case 'letter':
      return { ...between(1 + draw.below(2), 1 + draw.below(3)), awaited: draw.once(2) };
    case 'profileValue':
      return { source: draw.one(['person.name', 'person.phone', 'structure.name']) };
    case 'table':
      return { ...between(draw.below(6), 1 + draw.below(8)), ...columnsOf(draw) };
    case 'yesNo':
    case 'country':
    case 'sector':
    case 'link':
    case 'phone':
    case 'email':
    case 'statement':
    default:
      return {};
  }
}

function columnsOf(draw: Draw): object {
  if (draw.once(3)) return budget(draw);
  const columns: Asked[] = [];
  for (let number = 0; number <= draw.below(5); number += 1)
    columns.push(
      asked(draw, `c${number}`, draw.one(columnKinds), columns, draw.once(3) ? { sum: true } : {}),
    );
  return { columns };
}

const budget = (draw: Draw): object => ({
  columns: [
    { id: 'side', kind: 'choice', label: {}, required: true, choices },
    {
      id: 'sum',
      ...draw.one<object>([
        { kind: 'amount', currency: 'XOF' },
        { kind: 'amount', currency: 'EUR' },
        { kind: 'number', decimals: 1 },
      ]),
      label: {},
      sum: true,
      ...(draw.once(3) ? { condition: { source: 'side', operator: 'equals', value: 'a' } } : {}),
    },
  ],
  balance: { amount: 'sum', side: 'side', income: 'a', expenditure: draw.one(['b', 'c', 'a']) },
});

const asked = (
  draw: Draw,
  id: string,
  kind: QuestionKind,
  earlier: readonly Asked[],
  more: object,
): Asked => ({
  id,
  kind,
  ...(draw.once(2) ? { label: {}, required: true } : { label: {} }),
  ...conditionOn(draw, earlier),
  ...settings(draw, kind),
  ...more,
});

export function randomForm(draw: Draw): FormDocument {
  const questions: Asked[] = [];
  const sections = draw.some(1 + draw.below(3), (number) => {
    const condition = conditionOn(draw, questions);
    const own = draw.some(2 + draw.below(7), () => {
      const question = asked(draw, `q${questions.length}`, draw.one(kinds), questions, {});
      questions.push(question);
      return question;
    });
    return { id: `s${number}`, label: {}, ...condition, questions: own as unknown as FormQuestion[] };
  });
  return { format: 1, sections };
}
