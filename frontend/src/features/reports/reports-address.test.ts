import { expect, it } from 'vitest';
import { listSearch, readListState, variablesOf } from './reports-address.ts';

const read = (search: string) => readListState(new URLSearchParams(search));

it('reads what addresses say, and leaves out the rest', () => {
  expect(read('')).toEqual({ part: 'open', page: 1 });
  expect(read('?show=handled&page=12')).toEqual({ part: 'handled', page: 12 });
  for (const page of ['0', '-1', '1e3', '2.5', 'x', '100000']) expect(read(`?page=${page}`).page).toBe(1);
  expect(read('?page=99999').page).toBe(10_000);
  expect(read('?show=constructor')).toEqual({ part: 'open', page: 1 });
});

it('writes the shortest address', () => {
  for (const search of ['', '?show=overdue', '?show=handled&page=3', '?page=2'])
    expect(listSearch(read(search))).toBe(search);
});

it('asks for what the address says', () => {
  expect(variablesOf(read(''), 'fr')).toEqual({ language: 'FR', state: 'open', overdue: false, page: 1 });
  expect(variablesOf(read('?show=overdue'), 'en')).toEqual({
    language: 'EN',
    state: 'open',
    overdue: true,
    page: 1,
  });
  expect(variablesOf(read('?show=handled&page=2'), 'fr')).toMatchObject({ state: 'handled', page: 2 });
});
