import { InMemoryCache } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import { InitiativeDraftFieldsDocument } from '../../../shared/graphql/generated/documents/initiative-draft-fields.ts';
import { SignedInUserDocument } from '../../../shared/graphql/generated/documents/signed-in-user.ts';
import { UserFieldsDocument } from '../../../shared/graphql/generated/documents/user-fields.ts';
import { sampleUser, withTypeNames } from '../../testing/sample-user.ts';
import { writeRecord } from './write-record.ts';

it('writes the answer of a call where queries read it', () => {
  const cache = new InMemoryCache();
  cache.writeQuery({
    query: SignedInUserDocument,
    data: { passerelleUser: withTypeNames(sampleUser) } as never,
  });

  writeRecord(cache, UserFieldsDocument, {
    ...sampleUser,
    firstName: 'Nouvelle',
    language: 'en',
    roles: [{ name: 'operateur' }],
  });

  expect(cache.readQuery({ query: SignedInUserDocument })?.passerelleUser).toMatchObject({
    __typename: 'PasserelleUser',
    firstName: 'Nouvelle',
    language: 'EN',
    roles: [{ __typename: 'PasserelleUserRole', name: 'operateur' }],
  });
});

it('does not change records of other ids', () => {
  const cache = new InMemoryCache();
  cache.writeQuery({
    query: SignedInUserDocument,
    data: { passerelleUser: withTypeNames(sampleUser) } as never,
  });
  writeRecord(cache, UserFieldsDocument, {
    ...sampleUser,
    id: sampleUser.id + 1,
    firstName: 'X',
    language: 'fr',
  });
  expect(cache.readQuery({ query: SignedInUserDocument })?.passerelleUser?.firstName).toBe(
    sampleUser.firstName,
  );
});

it('writes rows whose columns are in a fragment of their own', () => {
  const cache = new InMemoryCache();
  // The fields that this record lacks.
  vi.spyOn(console, 'error').mockReturnValue();
  const row = { profileId: 7, structureId: null, firstName: null, lastName: null };
  const columns = { ...row, email: null, structureName: null, structureType: null, role: null };
  writeRecord(cache, InitiativeDraftFieldsDocument, { id: 12, members: [columns], partners: [] } as never);
  expect(cache.extract()['PasserelleInitiativeDraft:12']).toMatchObject({
    members: [{ __typename: 'PasserellePeopleRow', profileId: 7 }],
    partners: [],
  });
});

it('shows the state of the answer in the rows of lists', () => {
  const cache = new InMemoryCache();
  vi.spyOn(console, 'error').mockReturnValue();
  const row = { version: 3, status: 'draft', allowedActions: ['save', 'submit'], title: 'Un atelier' };
  cache.restore({
    'PasserelleOwnRecord:12': { __typename: 'PasserelleOwnRecord', id: 12, ...row },
    'PasserelleOwnRecord:13': { __typename: 'PasserelleOwnRecord', id: 13, ...row },
  });
  const answer = { id: 12, version: 4, status: 'pending', allowedActions: ['withdraw'] };
  writeRecord(cache, InitiativeDraftFieldsDocument, answer as never);
  expect(cache.extract()['PasserelleOwnRecord:12']).toMatchObject({ ...answer, title: 'Un atelier' });
  expect(cache.extract()['PasserelleOwnRecord:13']).toMatchObject(row);
});
