import { describe, expect, it } from 'vitest';
import { type CatalogueState, isFiltered, readState, stateAddress } from './parameters.ts';
import { queryVariables } from './query-variables.ts';

const read = (search: string): CatalogueState => readState(new URLSearchParams(search));
const plain: CatalogueState = {
  q: '',
  type: undefined,
  kind: undefined,
  country: [],
  sector: [],
  status: undefined,
  sort: 'recent',
  page: 1,
};

describe('readState', () => {
  it('reads every parameter', () => {
    const search =
      'q=th%C3%A9%C3%A2tre&type=formation&kind=structure&country=sn&country=ML,CI&sector=theatre&status=open&sort=title_asc&page=3';
    expect(read(search)).toEqual({
      q: 'théâtre',
      type: 'training',
      kind: 'structure',
      country: ['SN', 'ML', 'CI'],
      sector: ['theatre'],
      status: 'open',
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

  it('cuts what is too long or too much', () => {
    const countries = Array.from(
      { length: 40 },
      (_, index) => `country=A${String.fromCharCode(65 + (index % 26))}`,
    );
    const state = read(`q=${'x'.repeat(5000)}&page=999999&${countries.join('&')}`);
    expect([state.q.length, state.page, state.country.length]).toEqual([200, 1000, 20]);
  });

  it('takes each value once and makes blanks single', () => {
    const state = read('q=%20a%00%20%20b%20&country=SN&country=sn&sector=dance,dance');
    expect([state.q, state.country, state.sector]).toEqual(['a b', ['SN'], ['dance']]);
  });
});

describe('the order', () => {
  it.each([
    ['', 'recent'],
    ['q=a', 'relevance'],
    ['q=a&sort=recent', 'recent'],
    ['q=a&sort=relevance', 'relevance'],
    ['sort=relevance', 'recent'],
    ['q=%20&sort=relevance', 'recent'],
  ])('of "%s" is %s', (search, sort) => {
    expect(read(search).sort).toBe(sort);
  });
});

describe('stateAddress', () => {
  it('is read back as it was written', () => {
    const state: CatalogueState = {
      q: 'N’Guessan & fils',
      type: 'directory',
      kind: 'person',
      country: ['CI', 'FR'],
      sector: ['music', 'fine-arts'],
      status: 'closed',
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
  ])('says nothing of %s', (_, state, address) => {
    expect(stateAddress('/initiative/', state)).toBe(address);
  });

  it('names the newest first only beside words, where it is not what comes by itself', () => {
    expect(stateAddress('/x/', { ...plain, q: 'a', sort: 'recent' })).toBe('/x/?q=a&sort=recent');
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
  it('speaks the schema’s words', () => {
    const variables = queryVariables(
      read('q=a&type=event&status=open&kind=person&sort=title_desc&page=2'),
      'EN',
    );
    expect(variables).toEqual({
      language: 'EN',
      page: 2,
      perPage: 24,
      sort: 'TITLE_DESC',
      filter: { q: 'a', type: 'EVENT', kind: 'PERSON', countries: [], sectors: [], state: 'OPEN' },
    });
  });

  it('leaves the order of relevance to the content system', () => {
    expect([queryVariables(read('q=a'), 'FR').sort, queryVariables(read(''), 'FR').sort]).toEqual([
      null,
      'RECENT',
    ]);
  });
});
