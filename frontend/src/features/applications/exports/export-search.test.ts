import { describe, expect, it } from 'vitest';
import { readListState } from '../received/list/list-state.ts';
import { exportSearch } from './export-search.ts';

const file = { callId: 7, format: 'csv', locale: 'fr' } as const;
const searchOf = (search: string) =>
  Object.fromEntries(new URLSearchParams(exportSearch(readListState(new URLSearchParams(search)), file)));

describe('the query of an export', () => {
  it('has the filters and the order of the list, and no page', () => {
    expect(
      searchOf(
        'q=awa&standing=eligible&country=SN&language=en&kind=structure&asked=true&sort=name&page=3&columns=a',
      ),
    ).toEqual({
      callId: '7',
      format: 'csv',
      locale: 'fr',
      search: 'awa',
      state: 'eligible',
      country: 'SN',
      language: 'en',
      kind: 'structure',
      asked: 'true',
      sort: 'name',
    });
    expect(searchOf('standing=withdrawn')).toMatchObject({ withdrawn: 'true' });
  });
});
