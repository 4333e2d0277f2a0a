import type {
  FormColumn,
  FormDocument,
  FormQuestion,
} from '../../../../shared/application-form/form-document.ts';
import type { Draw } from '../../../testing/random.ts';
import type { Answers } from '../judge.ts';
import type { Facts } from './fixtures.ts';
import { choiceIds } from './random-forms.ts';

/** Random answers to a form: right ones, and every way of being wrong that a request can contain. */
const right = {
  text: ['a', 'abc', 'un deux', 'un deux trois', 'e\u0301te\u0301', '😀😀😀', 'مرحبا بكم', ' a\r\nb ', ''],
  number: ['0', '2', '2', '3', '10', '60', '-3'],
  decimal: ['2.0', '2.5', '0.1', '99.99'],
  date: ['2027-01-01', '2027-01-20', '2027-06-15', '2027-12-31', ''],
  country: ['SN', 'FR', 'ML'],
  sector: ['theatre', 'dance'],
  link: ['example.org', 'https://exämple.org:8080/a?b#c', '//x.org'],
  phone: ['+221771234567', ' +33612345678\u200e'],
  email: ['a@b.org', ' a@b.org ', 'A@B.ORG'],
};
const wrong = {
  text: [
    ' ',
    '👨‍👩‍👧‍👦',
    'a\r\nb\r\nc',
    '\u200b',
    '\ufeffabc\u00a0',
    '\u202bשלום\u202c',
    'a\u0000b\u0007',
    '\u1112\u1161\u11ab\u1100\u1173\u11af',
    'mot '.repeat(9),
    'é'.repeat(12),
    '\u2028a\u2029b\u0085c',
    '١٢٣',
  ],
  number: ['-0', '1500', '1e3', '1,5', '007', '999999999999', '1000000000000', '5.', '+1', ' 1'],
  decimal: ['0.125', '999999999999.999', '2.5000', '-2.5'],
  date: ['2027-02-29', '2027-6-1', '1899-01-01', '2201-01-01', '2027-06-15T00:00'],
  country: ['XX', 'fr'],
  sector: ['x'],
  link: ['https://a.org:99999', 'ftp://a.org', 'a b', 'https://x@y.org', 'http://a.b.c-/'],
  phone: ['0612', '+0123456', '+1234567890123456'],
  email: ['a@b', 'é@b.org', 'a@b.org\n'],
};

/** A draw of answers; a careful applicant makes no mistakes of form. */
interface Answering {
  draw: Draw;
  isCareful: boolean;
}

const word = ({ draw, isCareful }: Answering, pool: keyof typeof right): string =>
  draw.one(isCareful || draw.once(2) ? right[pool] : wrong[pool]);

const junk: readonly unknown[] = [
  null,
  '',
  0,
  1,
  -1,
  1.5,
  1e300,
  2 ** 53,
  true,
  false,
  [],
  {},
  ['a'],
  [null],
  { a: 1 },
  { 0: 'a' },
  [[]],
  'x',
];

function valueOf(answering: Answering, question: FormQuestion | FormColumn): unknown {
  const { draw, isCareful } = answering;
  switch (question.kind) {
    case 'shortText':
    case 'longText':
      return word(answering, 'text');
    case 'number':
    case 'amount':
      return word(answering, draw.once(3) ? 'decimal' : 'number');
    case 'date':
    case 'country':
    case 'sector':
    case 'link':
    case 'phone':
    case 'email':
      return word(answering, question.kind);
    case 'choice':
      return draw.one(isCareful ? choiceIds : [...choiceIds, 'd', 'toString', '']);
    case 'choices':
      return isCareful
        ? choiceIds.filter(() => draw.once(2))
        : draw.some(draw.below(5), () => draw.one([...choiceIds, ...choiceIds, 'd']));
    case 'yesNo':
    case 'statement':
      return draw.once(2);
    case 'file':
      if (isCareful && draw.once(2)) return fileIds.slice(0, question.max ?? 1);
      return isCareful
        ? fileIds.filter(() => draw.once(10))
        : draw.some(draw.below(5), () => draw.one([...fileIds, 99, '1', 0, 1.5]));
    case 'table':
      return draw.some(draw.below(6), (number) => rowOf(answering, question.columns, number));
    case 'letter':
    case 'profileValue':
    default:
      return isCareful || !draw.once(8) ? null : 'x';
  }
}

/** Right in kind, but for one in eight of those who are not careful. */
const answerOf = (answering: Answering, question: FormQuestion | FormColumn): unknown =>
  !answering.isCareful && answering.draw.once(8) ? answering.draw.one(junk) : valueOf(answering, question);

function rowOf(answering: Answering, columns: readonly FormColumn[], number: number): unknown {
  const { draw, isCareful } = answering;
  const filled = columns
    .filter(() => !draw.once(isCareful ? 10 : 4))
    .map((column) => [column.id, answerOf(answering, column)] as const);
  if (isCareful) return { id: `r${number}`, cells: Object.fromEntries(filled) };
  if (draw.once(30)) return draw.one(junk);
  const cells = Object.fromEntries(draw.once(20) ? [...filled, ['more', 1]] : filled);
  return {
    id: draw.once(15) ? draw.one(['R', 5, null]) : `r${draw.below(12)}`,
    cells: draw.once(30) ? draw.one(junk) : cells,
    ...(draw.once(30) ? { note: 'x' } : {}),
  };
}

export function randomAnswers(draw: Draw, { sections }: FormDocument): Answers {
  const answering = { draw, isCareful: draw.once(2) };
  const answers = sections
    .flatMap(({ questions }) => questions)
    .filter(() => !draw.once(4))
    .map((question) => [question.id, answerOf(answering, question)] as const);
  return Object.fromEntries(draw.once(10) ? [...answers, [draw.one(['x', 'toString', '']), 'y']] : answers);
}

const fileIds = Array.from({ length: 20 }, (_, number) => number + 1);

/** Files that many questions accept, so that there may be too many or too large ones in all. */
function acceptableFiles(draw: Draw): Facts['files'] {
  const [type, bytes] = [draw.one(['application/pdf', 'image/png']), draw.one([1, 9_000_000])];
  return Object.fromEntries(fileIds.map((id) => [id, { type, bytes }]));
}

const anyFiles = (draw: Draw): Facts['files'] =>
  Object.fromEntries(
    fileIds.map((id) => [
      id,
      {
        type: draw.one(['application/pdf', 'image/png', 'video/mp4', 'application/zip']),
        bytes: draw.one([1, 1, 1, 5_000_000, 5_000_001, 10_000_000, 60_000_000]),
      },
    ]),
  );

/** Facts that answers refer to: the files that exist, letters of some questions, profiles with and without values. */
export const randomFacts = (draw: Draw): Facts => ({
  files: draw.once(2) ? acceptableFiles(draw) : anyFiles(draw),
  letters: Object.fromEntries(
    draw.some(20, (number) => [`q${number}`, { asked: draw.below(4), received: draw.below(3) }]),
  ),
  profile: Object.fromEntries(
    ['person.name', 'person.phone', 'structure.name']
      .filter(() => !draw.once(4))
      .map((source) => [source, draw.one(['', 'Awa'])]),
  ),
});
