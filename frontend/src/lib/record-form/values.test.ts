import { expect, test } from 'vitest';
import { isSameSaved, withSavedBlanks } from './values.ts';

const row = (name: string | null, description: string | null = null) => ({ name, description });

test('rows are the same when only empty ones and blanks differ', () => {
  expect(isSameSaved([row('a'), row(null)], [row('a')])).toBe(true);
  expect(isSameSaved([row(' a '), row(' ', '')], [row('a')])).toBe(true);
  expect(isSameSaved([row(null)], [])).toBe(true);
});

test('rows differ by a cell, a row or their order', () => {
  expect(isSameSaved([row('a', 'x')], [row('a')])).toBe(false);
  expect(isSameSaved([row('a'), row('b')], [row('a')])).toBe(false);
  expect(isSameSaved([row('a'), row('b')], [row('b'), row('a')])).toBe(false);
});

test('lists of ids are compared as they are', () => {
  expect(isSameSaved([1, 2], [1, 2])).toBe(true);
  expect(isSameSaved([1, 2], [2, 1])).toBe(false);
  expect(isSameSaved([], [1])).toBe(false);
});

test('an empty row and a blank at the end of a text are no change', () => {
  const saved = { title: 'Titre', actions: [row('a')], countryIds: [1] };
  expect(
    withSavedBlanks({ title: 'Titre ', actions: [row('a'), row(null)], countryIds: [1] }, saved),
  ).toEqual(saved);
});

test('what is filled in or removed is a change', () => {
  const saved = { actions: [row('a')], countryIds: [1] };
  const values = { actions: [row('a'), row('b')], countryIds: [] };
  expect(withSavedBlanks(values, saved)).toEqual(values);
  expect(withSavedBlanks({ actions: [] }, saved)).toEqual({ actions: [] });
  // The last row, emptied by hand.
  expect(withSavedBlanks({ actions: [row(null)] }, saved)).toEqual({ actions: [row(null)] });
});
