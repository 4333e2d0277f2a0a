import { describe, expect, test } from 'vitest';
import { allForms } from '../../testing/all-forms.ts';
import { fieldsOf } from '../../lib/record-form/record-values.ts';
import type { FieldDefinition } from '../../lib/forms/form-definition.ts';
import { readableText } from '../record-form/readable-text.ts';
import { itemOf } from './directory-item.ts';
import { isAnswered, stateOf } from './invitation-state.ts';
import { namedIn, rowOf, writtenColumns } from './person-row.ts';

const members = Object.values(allForms)
  .flatMap(fieldsOf)
  .find(({ key }) => key === 'members');
const kinds = { person: 'Personne', structure: 'Structure' };
const entry = {
  id: 70,
  groupId: 7,
  kind: 'person',
  name: 'Awa Diop',
  place: 'Dakar, Sénégal',
  sectors: ['Danse'],
} as const;
const empty = {
  firstName: null,
  lastName: null,
  email: null,
  structureName: null,
  structureType: null,
  role: null,
};

describe('a row of a field of people', () => {
  test('has the members that the server answers', () => {
    if (!members) throw new Error('The form has no members');
    const person = itemOf({ ...entry, sectors: [...entry.sectors] }, kinds);
    expect(rowOf(members, person)).toEqual({ ...empty, profileId: 7, structureId: null });
    expect(rowOf(members, { ...person, isStructure: true })).toEqual({
      ...empty,
      profileId: null,
      structureId: 7,
    });
  });

  test('names somebody of the directory, or has the columns to write a name', () => {
    if (!members) throw new Error('The form has no members');
    const columnsOf = (row: object) => writtenColumns(members, { ...row }).columns?.map(({ key }) => key);
    expect([namedIn({ profileId: 7 }), namedIn({ structureId: 9, profileId: null }), namedIn(empty)]).toEqual(
      [{ id: 7, column: 'profileId' }, { id: 9, column: 'structureId' }, undefined],
    );
    expect(columnsOf({ profileId: 7 })).toEqual(['role']);
    expect(columnsOf(empty)?.toSorted()).toEqual(Object.keys(empty).toSorted());
  });
});

test('an entry says what it is, where it is and what it does', () => {
  expect(itemOf({ ...entry, sectors: ['Danse', 'Théâtre'] }, kinds).note).toBe(
    'Personne · Dakar, Sénégal · Danse, Théâtre',
  );
  expect(itemOf({ ...entry, kind: 'structure', place: null, sectors: [] }, kinds)).toEqual({
    id: 7,
    isStructure: true,
    name: 'Awa Diop',
    note: 'Structure',
  });
});

test('what was listed is named in texts about a row, other ids stay', () => {
  const field = { key: 'profileId', kind: 'relation' } as FieldDefinition;
  const context = {
    definition: { choices: {} },
    reference: { countries: [], sectors: [] },
    language: 'fr',
  } as never;
  itemOf({ ...entry, sectors: [] }, kinds);
  expect([7, 8, null].map((id) => readableText(field, id, context))).toEqual(['Awa Diop', '8', '']);
});

test('only invitations without an answer are sent again', () => {
  const states = ['created', 'sent', 'delivery_unknown', 'refused', 'accepted', 'declined', 'expired', 'new'];
  expect(states.filter((state) => isAnswered(stateOf(state)))).toEqual(['accepted', 'declined']);
  expect(stateOf('constructor')).toBe('created');
});
