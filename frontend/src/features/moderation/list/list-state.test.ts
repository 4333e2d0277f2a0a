import { describe, expect, it } from 'vitest';
import { isFiltered, listSearch, readListState, variablesOf } from './list-state.ts';

const read = (search: string) => readListState(new URLSearchParams(search));
const usual = { status: 'pending', sort: 'oldest', page: 1 };

describe('the state of the list in its address', () => {
  it.each([
    ['', usual, ''],
    [
      'type=community_profile&status=to_edit&country=SN&sector=dance&validator=4&member=12&age=7&language=en&overdue=true&sort=title_desc&page=3',
      {
        type: 'community_profile',
        status: 'to_edit',
        country: 'SN',
        sector: 'dance',
        validator: '4',
        member: '12',
        age: '7',
        language: 'en',
        overdue: 'true',
        sort: 'title_desc',
        page: 3,
      },
      '?type=community_profile&country=SN&sector=dance&validator=4&member=12&age=7&language=en&overdue=true&status=to_edit&sort=title_desc&page=3',
    ],
    [
      "type=structure&status=draft&country=sn'--&sector=%3Cb%3E&validator=0&member=99999999999&age=8&language=de&overdue=yes&sort=post_author&page=-1",
      usual,
      '',
    ],
    ['page=99999', { ...usual, page: 10_000 }, '?page=10000'],
    ['type=&status=&country=&page=1e9&utm_source=mail', usual, ''],
  ])('%s', (search, state, address) => {
    expect(read(search)).toEqual(state);
    expect(listSearch(read(search))).toBe(address);
  });

  it.each([
    ['', false],
    ['type=event&sort=newest&page=4', false],
    ['status=valid', true],
    ['overdue=true', true],
  ])('%s holds less than what waits: %s', (search, expected) => {
    expect(isFiltered(read(search))).toBe(expected);
  });

  it('is asked for in the words of the schema', () => {
    const search = 'type=event&country=SN&sector=dance&validator=4&member=12&age=7&language=en&overdue=true';
    expect(variablesOf(read(`${search}&status=rejected&sort=newest&page=2`), 'fr')).toEqual({
      language: 'FR',
      type: 'event',
      status: 'rejected',
      country: 'SN',
      sector: 'dance',
      validator: 4,
      member: 12,
      olderThanDays: 7,
      inLanguage: 'EN',
      overdue: true,
      sort: 'newest',
      page: 2,
    });
    expect(variablesOf(read(''), 'en')).toEqual({
      language: 'EN',
      status: 'pending',
      sort: 'oldest',
      page: 1,
    });
  });
});
