import type { Draw } from '../../../testing/random.ts';
import { isObject } from '../judge.ts';

/** Changes anything anywhere in a document: keys are removed, added and taken from elsewhere, values are replaced. */
const values: readonly unknown[] = [
  null,
  true,
  0,
  1,
  -1,
  1.5,
  80,
  501,
  20_001,
  1e300,
  '',
  'a',
  'A',
  '1',
  '-1.5',
  'EUR',
  'title',
  'table',
  'words',
  '2027-01-01',
  [],
  {},
  [{}],
  ['image'],
  { fr: 'x' },
  { de: 'x' },
];
const keys = [
  'id',
  'kind',
  'label',
  'help',
  'required',
  'condition',
  'min',
  'max',
  'sum',
  'statistical',
  'decimals',
  'currency',
  'choices',
  'columns',
  'accepts',
  'source',
  'commonField',
  'fr',
  'x',
];
const kinds = [
  'shortText',
  'number',
  'amount',
  'date',
  'choice',
  'choices',
  'yesNo',
  'country',
  'link',
  'file',
  'table',
  'statement',
  'letter',
  'profileValue',
];

const isContainer = (value: unknown): value is Record<string, unknown> =>
  isObject(value) || Array.isArray(value);

const containersIn = (value: unknown): Record<string, unknown>[] =>
  isContainer(value) ? [value, ...Object.values(value).flatMap((each) => containersIn(each))] : [];

export function mutated(draw: Draw, document: unknown): unknown {
  const copy: unknown = structuredClone(document);
  for (let times = 0; times <= draw.below(3); times += 1) {
    const container = draw.one(containersIn(copy));
    const own = Object.keys(container);
    const key = own.length > 0 ? draw.one(own) : '0';
    if (Array.isArray(container)) mutateList(draw, container, Number(key));
    else if (draw.once(4)) delete container[key];
    else if (draw.once(3)) container[draw.one(keys)] = draw.one(values);
    else if (key === 'kind') container[key] = draw.one(kinds);
    else container[key] = draw.one(values);
  }
  return copy;
}

function mutateList(draw: Draw, list: unknown[], place: number): void {
  if (draw.once(3)) list.splice(place, 1);
  else if (draw.once(2)) list.push(...list.slice(place, place + 1));
  else list[place] = draw.one(values);
}
