import { describe, expect, it } from 'vitest';
import { administrators, anyAccount, type RequiredRights, reviewers, staff } from './rights.ts';
import { can, isGuest } from './can.ts';

const person = (roles: string[], capabilities: string[] = []) => ({
  roles: roles.map((name) => ({ name })),
  capabilities,
});
const operator = person(['operateur'], ['edit_calls', 'publish_calls']);

describe('can', () => {
  const cells: [name: string, required: RequiredRights, allowed: boolean][] = [
    ['nothing in particular', {}, true],
    ['any of the held', { anyOf: ['edit_calls'] }, true],
    ['any of held and others', { anyOf: ['delete_calls', 'publish_calls'] }, true],
    ['any of others', { anyOf: ['delete_calls', 'edit_events'] }, false],
    ['any of none', { anyOf: [] }, false],
    ['all of the held', { allOf: ['edit_calls', 'publish_calls'] }, true],
    ['all of held and others', { allOf: ['edit_calls', 'delete_calls'] }, false],
    ['all of none', { allOf: [] }, true],
    ['one of the roles', { roles: ['administrator', 'operateur'] }, true],
    ['another role', { roles: ['administrator'] }, false],
    ['no role', { roles: [] }, false],
    ['a role and a capability, both held', { roles: ['operateur'], anyOf: ['edit_calls'] }, true],
    ['a role that is held and a capability that is not', { roles: ['operateur'], allOf: ['x'] }, false],
    ['a capability that is held and a role that is not', { roles: ['editor'], anyOf: ['edit_calls'] }, false],
    ['a part of a capability’s name', { anyOf: ['edit'] }, false],
  ];

  it.each(cells)('answers for %s', (_name, required, allowed) => {
    expect(can(operator, required)).toBe(allowed);
  });

  it.each(cells)('forbids visitors %s', (_name, required) => {
    expect([can(undefined, required), can(null, required)]).toEqual([false, false]);
  });

  it.each([
    ['beneficiaire', false, false],
    ['operateur', false, false],
    ['moderateur', false, false],
    ['editor', true, false],
    ['administrator', true, true],
    ['super_administrateur', true, true],
    ['Administrator', false, false],
    ['subscriber', false, false],
  ])('classifies %s', (role, isStaff, isAdministrator) => {
    expect([can(person([role]), staff), can(person([role]), administrators)]).toEqual([
      isStaff,
      isAdministrator,
    ]);
    expect(can(person(['beneficiaire', role]), staff)).toBe(isStaff);
  });
});

describe('accounts that only review', () => {
  const guest = person(['evaluateur'], ['review_applications']);

  it('may do what names them, and nothing else', () => {
    expect([can(guest, {}), can(guest, { anyOf: ['review_applications'] })]).toEqual([false, false]);
    expect([can(guest, anyAccount), can(guest, reviewers)]).toEqual([true, true]);
    expect([isGuest(guest), isGuest(person(['operateur', 'evaluateur'])), isGuest(person([]))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
