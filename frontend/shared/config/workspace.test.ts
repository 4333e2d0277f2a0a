import { describe, expect, it } from 'vitest';
import { beginIds, screensAbove } from './workspace.ts';

describe('screens of the workspace', () => {
  it.each([
    ['newInitiative', ['ownInitiatives']],
    ['editCall', ['ownCalls']],
    ['moderateMember', ['moderations']],
    ['reports', ['moderations']],
    ['structureMembers', ['structures']],
    ['contactMember', ['member']],
    ['forYou', []],
    ['profileForm', []],
    ['structures', []],
  ] as const)('%s is below these', (id, above) => {
    expect(screensAbove(id)).toEqual(above);
  });

  it('begin a record where their rows say so, in the order of the rail', () => {
    expect(beginIds).toEqual(['newInitiative', 'newEvent', 'newResource', 'newCall', 'structureForm']);
  });
});
