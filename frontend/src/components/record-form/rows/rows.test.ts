import { expect, test } from 'vitest';
import initiative from '../../../../forms/initiative.json' with { type: 'json' };
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';
import { fieldsOf } from '../../../lib/record-form/record-values.ts';
import { emptyRow, moved } from './rows.ts';

const rows = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
const namesOf = (list: readonly Readonly<Record<string, unknown>>[]) => list.map(({ name }) => name).join('');

test('a row moves to another place, and the others close up', () => {
  expect(namesOf(moved(rows, 0, 2))).toBe('bca');
  expect(namesOf(moved(rows, 2, 0))).toBe('cab');
  expect(namesOf(moved(rows, 1, 0))).toBe('bac');
  expect(namesOf(moved(rows, 1, 1))).toBe('abc');
});

test('a row that is not there moves nothing', () => {
  expect(moved(rows, 3, 0)).toBe(rows);
});

test('an empty row has the members that the server answers', () => {
  const actions = fieldsOf(initiative as FormDefinition).find(({ key }) => key === 'actions');
  expect(actions && emptyRow(actions)).toEqual({
    name: null,
    description: null,
    startDate: null,
    endDate: null,
  });
});
