import { describe, expect, it } from 'vitest';
import { inSchema, ownList } from './own-list.ts';

const list = ownList({
  statusName: 'state',
  statuses: ['draft', 'pending_review'],
  sorts: ['recent', 'title_desc'],
});
const read = (search: string) => list.read(new URLSearchParams(search));

describe('the state of a list in its address', () => {
  it.each([
    ['', { sort: 'recent', page: 1 }, ''],
    [
      'state=pending_review&language=en&sort=title_desc&page=3',
      { status: 'pending_review', language: 'en', sort: 'title_desc', page: 3 },
      '?state=pending_review&language=en&sort=title_desc&page=3',
    ],
    ['state=trash&language=de&sort=post_author&page=-1', { sort: 'recent', page: 1 }, ''],
    ['state=&language=&sort=&page=1e9', { sort: 'recent', page: 1 }, ''],
    ['page=99999999&state=DRAFT&status=draft', { sort: 'recent', page: 1 }, ''],
    ['sort=title_desc&utm_source=mail', { sort: 'title_desc', page: 1 }, '?sort=title_desc'],
  ])('%s', (search, state, address) => {
    expect(read(search)).toEqual(state);
    expect(list.search(read(search))).toBe(address);
  });

  it('is asked for in the words of the schema', () => {
    expect(inSchema(read('state=pending_review&language=fr&sort=title_desc&page=2'))).toEqual({
      status: 'pending_review',
      language: 'FR',
      sort: 'title_desc',
      page: 2,
    });
    expect(inSchema(read(''))).toEqual({ sort: 'recent', page: 1 });
  });
});
