import { expect, it } from 'vitest';
import type { SavedSearch } from './search-address.ts';
import { linksOf, queryAt } from './search-address.ts';

it('saves events between two days, and leads back to them', () => {
  const query = queryAt('/evenement/?from=2026-12-03&mode=onsite');
  expect([query?.language, query?.filter?.type, query?.filter?.days, query?.filter?.modes]).toEqual([
    'fr',
    'event',
    '2026-12-03/..',
    ['onsite'],
  ]);
  const saved = {
    language: 'FR',
    q: '',
    literal: [],
    filters: [
      { filter: 'days', values: ['2026-12-03/2026-12-10'] },
      { filter: 'type', values: ['event'] },
    ],
  } as unknown as SavedSearch;
  const search = '?from=2026-12-03&to=2026-12-10';
  expect(linksOf(saved)).toEqual({
    page: `/evenement/${search}`,
    feed: `/evenement/flux.xml${search}`,
    calendar: `/evenement/agenda.ics${search}`,
  });
});

it('saves no month: alerts are those of the list', () => {
  expect(queryAt('/evenement/?month=2026-12')?.filter?.days).toBeNull();
});
