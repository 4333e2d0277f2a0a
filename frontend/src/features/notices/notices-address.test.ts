import { describe, expect, it } from 'vitest';
import { listSearch, readListState, variablesOf } from './notices-address.ts';

const read = (search: string) => readListState(new URLSearchParams(search));

describe('the address of the list of notices', () => {
  it.each(['', '?type=contact', '?show=unread', '?type=call_dates&show=unread&page=3'])(
    '%s says the same again',
    (search) => expect(listSearch(read(search))).toBe(search),
  );

  it.each(['?type=security', '?type=CONTACT', '?show=all', '?page=0', '?page=-1', '?page=1.5', '?page=1e3'])(
    '%s is that of all',
    (search) => expect(read(search)).toEqual({ kind: undefined, isUnread: false, page: 1 }),
  );

  it('asks for what it says', () => {
    expect(variablesOf(read('?type=contact&show=unread&page=99999'), 'en')).toEqual({
      language: 'EN',
      kind: 'contact',
      unread: true,
      page: 1000,
      perPage: 20,
    });
  });
});
