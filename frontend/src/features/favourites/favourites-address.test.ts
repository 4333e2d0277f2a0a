import { describe, expect, it } from 'vitest';
import { type ListState, listSearch, readListState, variablesOf } from './favourites-address.ts';

const first: ListState = { family: undefined, isComing: false, sort: 'recent', page: 1 };

describe('the address of the list of favourites', () => {
  it.each<[string, Partial<ListState>, string]>([
    ['', {}, ''],
    [
      '?type=event&show=coming&sort=date&page=2',
      { family: 'event', isComing: true, sort: 'date', page: 2 },
      '?type=event&show=coming&sort=date&page=2',
    ],
    ['?type=directory&page=1', { family: 'directory' }, '?type=directory'],
    ['?type=post&show=all&sort=name&page=0', {}, ''],
    ['?page=-1&type=', {}, ''],
    ['?page=99999', { page: 500 }, '?page=500'],
    ['?page=1e9&sort=', {}, ''],
  ])('%s is read as %j and written as %s', (search, state, written) => {
    const read = readListState(new URLSearchParams(search));
    expect(read).toEqual({ ...first, ...state });
    expect(listSearch(read)).toBe(written);
  });

  it('asks for structures with the profiles', () => {
    expect(variablesOf({ ...first, family: 'directory', sort: 'date' }, 'en')).toEqual({
      language: 'EN',
      type: 'community_profile',
      coming: false,
      sort: 'date',
      page: 1,
    });
  });
});
