import { describe, expect, it } from 'vitest';
import type { FormDocument } from '../../../../../shared/application-form/form-document.ts';
import { dropped, positionOf } from './dropped.ts';

const question = (id: string) => ({ id, kind: 'shortText' as const, label: {} });
const document: FormDocument = {
  format: 1,
  sections: [
    { id: 'one', label: {}, questions: [question('a'), question('b'), question('c')] },
    { id: 'two', label: {}, questions: [question('d')] },
    { id: 'three', label: {}, questions: [] },
  ],
};
const written = ({ sections }: FormDocument): string =>
  sections.map(({ id, questions }) => `${id}: ${questions.map((each) => each.id).join(' ')}`).join(', ');

describe('a question that is dropped', () => {
  it.each([
    ['a', 'question', 'c', 'after', 'one: b c a, two: d, three: '],
    ['c', 'question', 'a', 'before', 'one: c a b, two: d, three: '],
    ['a', 'question', 'd', 'before', 'one: b c, two: a d, three: '],
    ['b', 'question', 'd', 'after', 'one: a c, two: d b, three: '],
    ['d', 'section', 'three', 'after', 'one: a b c, two: , three: d'],
    ['a', 'section', 'one', 'after', 'one: b c a, two: d, three: '],
  ] as const)('%s on the %s %s, %s', (id, kind, target, side, expected) => {
    expect(written(dropped({ kind: 'question', id }, { kind, id: target }, side)(document))).toBe(expected);
  });

  it('says its position among its new neighbours', () => {
    const item = { kind: 'question', id: 'a' } as const;
    expect(positionOf(dropped(item, { kind: 'question', id: 'd' }, 'after')(document), item)).toEqual({
      position: 2,
      total: 2,
    });
  });
});

describe('a section that is dropped', () => {
  it.each([
    ['one', 'three', 'after', 'two: d, three: , one: a b c'],
    ['three', 'one', 'before', 'three: , one: a b c, two: d'],
    ['one', 'two', 'before', 'one: a b c, two: d, three: '],
  ] as const)('%s on %s, %s', (id, target, side, expected) => {
    const after = dropped({ kind: 'section', id }, { kind: 'section', id: target }, side)(document);
    expect(written(after)).toBe(expected);
  });
});

it.each([
  ['on itself', { kind: 'question', id: 'a' }, { kind: 'question', id: 'a' }],
  ['where it already is', { kind: 'question', id: 'a' }, { kind: 'question', id: 'b' }],
  ['on what is gone', { kind: 'question', id: 'a' }, { kind: 'question', id: 'gone' }],
  ['after it is gone itself', { kind: 'question', id: 'gone' }, { kind: 'question', id: 'a' }],
  ['a section that is gone', { kind: 'section', id: 'gone' }, { kind: 'section', id: 'one' }],
] as const)('nothing changes %s', (_, item, target) => {
  expect(dropped(item, target, 'before')(document)).toBe(document);
});
