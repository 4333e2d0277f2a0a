/** The search of the sample content system: plain comparisons where the real one has an index. */
import type { Card_CardFragment as Card } from '../../shared/graphql/generated/operations.ts';
import type { TextRange } from '../lib/highlights.ts';

type Language = 'FR' | 'EN';

interface Filter {
  q?: string | null;
  type?: string | null;
  kind?: string | null;
  state?: string | null;
  countries?: string[] | null;
  sectors?: string[] | null;
  onlyUntranslated?: boolean | null;
}

interface CatalogueArguments {
  language: Language;
  page?: number;
  perPage?: number;
  sort?: 'RELEVANCE' | 'RECENT' | 'TITLE_ASC' | 'TITLE_DESC' | null;
  filter?: Filter | null;
}

export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** Where the text is in another one: folding changes no length here. */
const highlights = (text: string, q: string): TextRange[] => {
  const start = q ? fold(text).indexOf(fold(q)) : -1;
  return start < 0 ? [] : [{ start, end: start + q.length }];
};
const highlighted = (card: Card, q: string) => ({
  ...card,
  titleHighlights: highlights(card.title, q),
  summaryHighlights: highlights(card.summary, q),
});
const count = (values: string[]): { value: string; count: number }[] =>
  [...new Set(values)].map((value) => ({ value, count: values.filter((other) => other === value).length }));

export const isDirectory = (card: Card): boolean =>
  card.type === 'STRUCTURE' || card.type === 'COMMUNITY_PROFILE';

const none: Filter = {};
const relaxed = {
  QUERY: ['q', (filter: Filter) => [filter.q ?? '']],
  TYPE: ['type', (filter: Filter) => [filter.type ?? '']],
  KIND: ['kind', (filter: Filter) => [filter.kind ?? '']],
  STATUS: ['state', (filter: Filter) => [filter.state ?? '']],
  COUNTRY: ['countries', (filter: Filter) => filter.countries ?? []],
  SECTOR: ['sectors', (filter: Filter) => filter.sectors ?? []],
} as const;

/** Answers the query from the cards of each language. */
export function sampleCatalogue(cards: (language: Language) => Card[]) {
  const find = (language: Language, filter: Filter): Card[] => {
    const { q, type, kind, state, countries, sectors, onlyUntranslated } = filter;
    const translated = new Set(
      onlyUntranslated ? cards(language === 'FR' ? 'EN' : 'FR').map(({ groupId }) => groupId) : [],
    );
    return cards(language).filter(
      (card) =>
        !translated.has(card.groupId) &&
        (!q || fold(`${card.title} ${card.summary}`).includes(fold(q))) &&
        (!type || card.type === type || (type === 'COMMUNITY_PROFILE' && isDirectory(card))) &&
        (!kind || card.profileKind === kind) &&
        (!state || (state === 'OPEN') === (card.openState === 'OPEN')) &&
        (!countries?.length || card.countries.some(({ isoCode }) => countries.includes(isoCode))) &&
        (!sectors?.length || card.sectors.some(({ key }) => sectors.includes(key))),
    );
  };

  const relaxations = (language: Language, filter: Filter) =>
    Object.entries(relaxed)
      .flatMap(([name, [field, valuesOf]]) => {
        const values = valuesOf(filter).filter(Boolean);
        const total = find(language, { ...filter, [field]: null }).length;
        return values.length > 0 && total > 0 ? [{ filter: name, values, total }] : [];
      })
      .toSorted((a, b) => b.total - a.total);

  return ({ language, page = 1, perPage = 24, sort, filter }: CatalogueArguments) => {
    const asked = filter ?? none;
    const found = find(language, asked);
    const withHighlights = (card: Card) => highlighted(card, asked.q ?? '');
    const inTitle = (card: Card): number => Number(fold(card.title).includes(fold(asked.q ?? '')));
    if (asked.q && (!sort || sort === 'RELEVANCE')) found.sort((a, b) => inTitle(b) - inTitle(a));
    if (sort?.startsWith('TITLE')) found.sort((a, b) => a.title.localeCompare(b.title));
    if (sort === 'TITLE_DESC') found.reverse();
    const elsewhere = find(language === 'FR' ? 'EN' : 'FR', { ...asked, onlyUntranslated: true });
    return {
      facets: {
        countries: count(found.flatMap((card) => card.countries.map(({ isoCode }) => isoCode))),
        kinds: count(found.flatMap((card) => card.profileKind ?? [])),
        sectors: count(found.flatMap((card) => card.sectors.map(({ key }) => key))),
        states: count(
          found.flatMap((card) => (card.openState ? [card.openState === 'OPEN' ? 'OPEN' : 'CLOSED'] : [])),
        ),
        types: count(found.map((card) => (card.type === 'STRUCTURE' ? 'COMMUNITY_PROFILE' : card.type))),
      },
      items: found.slice((page - 1) * perPage, page * perPage).map(withHighlights),
      otherLanguageItems: page * perPage < found.length ? [] : elsewhere.slice(0, 6).map(withHighlights),
      otherLanguageTotal: elsewhere.length,
      page,
      perPage,
      relaxations: found.length === 0 ? relaxations(language, asked) : [],
      total: found.length,
    };
  };
}

/** Titles that hold the text. */
export function sampleSuggestions(cards: (language: Language) => Card[]) {
  return ({ language, text, types }: { language: Language; text: string; types?: string[] | null }) =>
    cards(language)
      .filter(
        (card) => fold(card.title).includes(fold(text)) && (!types?.length || types.includes(card.type)),
      )
      .slice(0, 8)
      .map(({ title, type, slug, groupId }) => ({
        kind: 'ITEM',
        title,
        titleHighlights: highlights(title, text),
        type,
        slug,
        groupId,
        key: null,
        count: null,
      }));
}
