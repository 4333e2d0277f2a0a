import { describe, expect, it } from 'vitest';
import { listSearch, readListState, variablesOf } from './list-state.ts';

const read = (search: string) => readListState(new URLSearchParams(search));

describe('the state of the list in its address', () => {
  it.each([
    ['', { sort: 'recent', page: 1 }, ''],
    [
      'status=pending_review&language=en&sort=waiting&page=3',
      { status: 'pending_review', language: 'en', sort: 'waiting', page: 3 },
      '?status=pending_review&language=en&sort=waiting&page=3',
    ],
    ['status=trash&language=de&sort=post_author&page=-1', { sort: 'recent', page: 1 }, ''],
    ['status=&language=&sort=&page=1e9', { sort: 'recent', page: 1 }, ''],
    ['page=99999999&status=DRAFT', { sort: 'recent', page: 1 }, ''],
    ['sort=title_desc&utm_source=mail', { sort: 'title_desc', page: 1 }, '?sort=title_desc'],
  ])('%s', (search, state, address) => {
    expect(read(search)).toEqual(state);
    expect(listSearch(read(search))).toBe(address);
  });

  it('is asked for in the words of the schema', () => {
    expect(variablesOf(read('status=pending_review&language=fr&sort=title_asc&page=2'))).toEqual({
      status: 'PENDING_REVIEW',
      language: 'FR',
      sort: 'TITLE_ASC',
      page: 2,
    });
    expect(variablesOf(read(''))).toEqual({ sort: 'RECENT', page: 1 });
  });
});
