import { describe, expect, it } from 'vitest';
import { bodyOf, changesOf, valuesOf } from './role-values.ts';

const none = { roles: [], mainCountry: null };
const both = { roles: ['operateur', 'moderateur'], mainCountry: 'SN' };
const off = { operateur: false, moderateur: false, mainCountry: '' };
const countries = [{ isoCode: 'FR' }, { isoCode: 'SN' }];

describe('the values of the form', () => {
  it.each([
    [none, countries, 'SN', { ...off, mainCountry: 'SN' }],
    [none, countries, 'ML', off],
    [none, countries, undefined, off],
    [none, [{ isoCode: 'SN' }], 'FR', { ...off, mainCountry: 'SN' }],
    [none, [], 'SN', off],
    [
      { ...both, mainCountry: 'ML' },
      countries,
      'FR',
      { operateur: true, moderateur: true, mainCountry: 'ML' },
    ],
  ])('begin with %j, %j and %s as %j', (roles, offered, own, expected) => {
    expect(valuesOf(roles, offered, own)).toEqual(expected);
  });
});

describe('what saving would change', () => {
  it.each([
    [none, { ...off, mainCountry: 'SN' }, []],
    [none, { operateur: true, moderateur: true, mainCountry: 'SN' }, ['give_operateur', 'give_moderateur']],
    [both, off, ['take_operateur', 'take_moderateur']],
    [both, { operateur: true, moderateur: true, mainCountry: 'FR' }, ['keep_moderateur']],
    [both, { operateur: true, moderateur: true, mainCountry: 'SN' }, []],
  ])('%j to %j: %j', (before, values, expected) => {
    expect(changesOf(before, values)).toEqual(expected);
  });
});

describe('the body of the call', () => {
  it.each([
    [off, { userId: 7, roles: [] }],
    [
      { ...off, operateur: true, mainCountry: 'SN' },
      { userId: 7, roles: ['operateur'] },
    ],
    [
      { ...off, moderateur: true },
      { userId: 7, roles: ['moderateur'] },
    ],
    [
      { ...off, moderateur: true, mainCountry: 'SN' },
      { userId: 7, roles: ['moderateur'], mainCountry: 'SN' },
    ],
  ])('of %j is %j', (values, expected) => {
    expect(bodyOf(7, values)).toEqual(expected);
  });
});
