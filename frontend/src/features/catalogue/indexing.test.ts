import { expect, it } from 'vitest';
import { isIndexed } from './indexing.ts';
import { readState } from '../../../shared/catalogue/parameters.ts';

it.each([
  ['events', '', 9, true],
  ['events', '', 0, true],
  ['events', 'page=3', 9, true],
  ['events', 'country=SN', 9, true],
  ['events', 'sector=theatre&page=2', 9, true],
  ['events', 'country=SN', 0, false],
  ['events', 'country=SN&country=FR', 9, false],
  ['events', 'country=SN&sector=theatre', 9, false],
  ['events', 'country=SN&status=open', 9, false],
  ['events', 'status=open', 9, false],
  ['events', 'sort=title_asc', 9, false],
  ['events', 'q=danse', 9, false],
  ['directory', 'kind=person', 9, false],
  ['search', '', 9, true],
  ['search', 'country=SN', 9, false],
  ['search', 'type=event', 9, false],
  ['search', 'q=danse', 9, false],
] as const)('%s with %s and %d results: %s', (list, search, total, indexed) => {
  expect(isIndexed(list, readState(new URLSearchParams(search)), total)).toBe(indexed);
});
