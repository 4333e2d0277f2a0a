import { describe, expect, it } from 'vitest';
import { byFilter, filters, noValues } from './filters.ts';
import {
  type CatalogueState,
  defaultSort,
  isFiltered,
  readState,
  sortsFor,
  stateAddress,
} from './parameters.ts';
import { queryVariables } from './query-variables.ts';

const read = (search: string): CatalogueState => readState(new URLSearchParams(search));
const plain: CatalogueState = {
  q: '',
  literal: [],
  type: undefined,
  filters: noValues,
  sort: undefined,
  page: 1,
};

/** Variables of the API when no filter is set. */
const unset = {
  literal: [],
  ...Object.fromEntries(filters.map(({ input, isList }) => [input, isList ? [] : null])),
};

const sortOf = (search: string, archive: 'call' | 'event') =>
  readState(new URLSearchParams(search), archive).sort;

describe('readState', () => {
  it('reads every parameter', () => {
    const search =
      'q=th%C3%A9%C3%A2tre&type=formation&kind=structure&country=sn&country=ML,CI&sector=theatre&status=open&sort=title_asc&page=3';
    expect(read(search)).toEqual({
      q: 'théâtre',
      literal: [],
      type: 'training',
      filters: {
        ...noValues,
        kind: ['structure'],
        status: ['open'],
        country: ['SN', 'ML', 'CI'],
        sector: ['theatre'],
      },
      sort: 'title_asc',
      page: 3,
    });
  });

  it.each([
    ['nothing', ''],
    ['empty values', 'q=&type=&country=&sector=&status=&sort=&page='],
    ['unknown values', 'type=page&kind=robot&country=FRA&sector=Théâtre&status=ajar&sort=random&page=first'],
    ['arrays and objects', 'type[]=event&country[0]=SN&page[gt]=2'],
    ['SQL', "country=SN' OR 1=1&sector=x);DROP TABLE posts;--&sort=title;--&page=1 UNION SELECT 1"],
    ['numbers that are no page', 'page=-4'],
    ['a page of zero', 'page=0'],
    ['an exponent', 'page=1e9'],
    ['only blanks', 'q=%20%09%00%0A'],
  ])('leaves out %s', (_, search) => {
    expect(read(search)).toEqual(plain);
  });

  it('cuts values that are too long or too many', () => {
    const countries = Array.from(
      { length: 40 },
      (_, index) => `country=A${String.fromCharCode(65 + (index % 26))}`,
    );
    const state = read(`q=${'x'.repeat(5000)}&page=999999&${countries.join('&')}`);
    expect([state.q.length, state.page, state.filters.country.length]).toEqual([200, 1000, 20]);
  });

  it('reads words that mean themselves only, where there are words', () => {
    expect(read('q=appels%20ouverts&literal=ouverts&literal=ouverts&literal=%20').literal).toEqual([
      'ouverts',
    ]);
    expect(read('literal=ouverts').literal).toEqual([]);
    expect(
      read(
        `q=a&${'literal=x&'.repeat(3)}${Array.from({ length: 30 }, (_, index) => `literal=${index}`).join('&')}`,
      ).literal.length,
    ).toBe(10);
  });

  it('removes duplicate values and collapses blanks', () => {
    const state = read('q=%20a%00%20%20b%20&country=SN&country=sn&sector=dance,dance');
    expect([state.q, state.filters.country, state.filters.sector]).toEqual(['a b', ['SN'], ['dance']]);
  });
});

describe('the order', () => {
  it.each([
    ['', undefined],
    ['q=a', undefined],
    ['q=a&sort=recent', 'recent'],
    ['q=a&sort=relevance', undefined],
    ['sort=relevance', undefined],
    ['q=%20&sort=relevance', undefined],
    ['sort=closing', undefined],
    ['type=event&sort=closing', undefined],
    ['type=event&sort=next', undefined],
    ['type=call_for_application&sort=next', undefined],
    ['type=event&q=a&sort=next', 'next'],
    ['type=call_for_application', undefined],
    ['type=call_for_application&sort=closing', undefined],
    ['type=call_for_application&sort=recent', 'recent'],
    ['type=call_for_application&q=a&sort=closing', 'closing'],
  ])('of "%s" is %s where undefined is the list’s own', (search, sort) => {
    expect(read(search).sort).toBe(sort);
  });

  it('of an archive depends on its family', () => {
    expect([
      sortOf('sort=recent', 'call'),
      sortOf('sort=closing', 'call'),
      sortOf('sort=recent', 'event'),
      sortOf('sort=closing', 'event'),
    ]).toEqual(['recent', undefined, 'recent', undefined]);
  });

  it('offers the closing for calls and the next date for events and trainings, first', () => {
    expect(sortsFor('', 'call')).toEqual(['closing', 'recent', 'title_asc', 'title_desc']);
    expect(sortsFor('a', 'call')[1]).toBe('closing');
    expect(sortsFor('', 'event')).toEqual(['next', 'recent', 'title_asc', 'title_desc']);
    expect(sortsFor('', 'training')).toEqual(['next', 'recent', 'title_asc', 'title_desc']);
    expect(sortsFor('', 'resource')).toEqual(['recent', 'title_asc', 'title_desc']);
    expect(sortsFor('a', undefined)).toEqual(['relevance', 'recent', 'title_asc', 'title_desc']);
    expect([
      defaultSort('', 'call'),
      defaultSort('a', 'call'),
      defaultSort('', 'event'),
      defaultSort('', 'training'),
      defaultSort('', undefined),
    ]).toEqual(['closing', 'relevance', 'next', 'next', 'recent']);
  });
});

describe('stateAddress', () => {
  it('is read back as it was written', () => {
    const state: CatalogueState = {
      q: 'N’Guessan & fils',
      literal: ['fils'],
      type: 'directory',
      filters: {
        ...byFilter(({ values = [], isList }) => values.slice(0, isList ? 2 : 1)),
        country: ['CI', 'FR'],
        sector: ['music', 'fine-arts'],
      },
      sort: 'title_desc',
      page: 7,
    };
    const address = stateAddress('/recherche/', state);
    expect(readState(new URL(address, 'https://x.test').searchParams)).toEqual(state);
  });

  it.each<[string, Partial<CatalogueState>, string]>([
    ['defaults', plain, '/initiative/'],
    ['the order of relevance with words', { ...plain, q: 'a', sort: 'relevance' }, '/initiative/?q=a'],
    ['the order of relevance once the words are gone', { ...plain, sort: 'relevance' }, '/initiative/'],
  ])('omits %s', (_, state, address) => {
    expect(stateAddress('/initiative/', state)).toBe(address);
  });

  it('writes an order that is not the list’s own', () => {
    expect(stateAddress('/x/', { ...plain, q: 'a', sort: 'recent' })).toBe('/x/?q=a&sort=recent');
    expect(stateAddress('/x/', { ...plain, sort: 'recent' })).toBe('/x/?sort=recent');
  });
});

describe('isFiltered', () => {
  it('is true for whatever narrows or reorders, not for a page', () => {
    const states = [
      '',
      'page=2',
      'q=a',
      'country=SN',
      'sector=dance',
      'status=open',
      'sort=title_asc',
      'kind=person',
    ];
    expect(states.map((search) => isFiltered(read(search)))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('queryVariables', () => {
  it('uses the enum values of the schema', () => {
    const variables = queryVariables(
      read('q=a&type=event&status=open&kind=person&sort=title_desc&page=2'),
      'EN',
    );
    expect(variables).toEqual({
      language: 'EN',
      page: 2,
      perPage: 24,
      sort: 'title_desc',
      filter: { ...unset, q: 'a', type: 'event', kind: 'person', state: 'open' },
    });
  });

  it('leaves the list’s own order to the content system', () => {
    expect(
      ['q=a', '', 'type=call_for_application', 'sort=title_asc'].map(
        (search) => queryVariables(read(search), 'FR').sort,
      ),
    ).toEqual([null, null, null, 'title_asc']);
  });
});
