/** The search of the sample content system: plain comparisons where the real one has an index. */
import rows from '../../../wp-plugin/config/filters.json' with { type: 'json' };
import { daysOf } from '../../shared/catalogue/days.ts';
import type {
  CatalogueQueryVariables,
  Card_CardFragment as Card,
} from '../../shared/graphql/generated/operations.ts';
import type { TextRange } from '../lib/highlights.ts';

type Language = 'FR' | 'EN';

type Filter = NonNullable<CatalogueQueryVariables['filter']>;

interface CatalogueArguments {
  language: Language;
  page?: number;
  perPage?: number;
  sort?: 'relevance' | 'closing' | 'next' | 'recent' | 'title_asc' | 'title_desc' | null;
  filter?: Filter | null;
}

export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** Ranges of the text that match, found in the folded text: folding changes no length here. */
const highlights = (text: string, q: string): TextRange[] => {
  const start = q ? fold(text).indexOf(fold(q)) : -1;
  return start < 0 ? [] : [{ start, end: start + q.length }];
};
const highlighted = (card: Card, q: string) => ({
  ...card,
  daysOfMonth: ({ month }: { month: string }) =>
    daysOfEvent(card)
      .filter((each) => each.startsWith(month))
      .map((each) => ({
        day: each,
        startsAt: each === card.period?.start?.slice(0, each.length) ? card.period.start : null,
      })),
  titleHighlights: highlights(card.title, q),
  summaryHighlights: highlights(card.summary, q),
});
interface Count {
  value: string;
  count: number;
}
const count = (values: string[]): Count[] =>
  [...new Set(values)].map((value) => ({ value, count: values.filter((other) => other === value).length }));

export const isDirectory = (card: Card): boolean =>
  card.type === 'structure' || card.type === 'community_profile';

const none: Filter = {};

const day = 86_400_000;

/** The periods within which a call closes, its own and all longer ones. */
function closingOf({ type, openState, period }: Card, now: number): string[] {
  if (type !== 'call_for_application' || openState === 'closed' || !period?.end) return [];
  const left = Date.parse(period.end) - now;
  return rows.closing.values.filter((value) => left >= 0 && left <= Number(value.replace('days_', '')) * day);
}

/** The periods within which an event takes place. */
function datesOf({ type, openState, period }: Card, now: number): string[] {
  if (type !== 'event' || openState !== 'open' || !period?.start) return [];
  const left = Date.parse(period.start) - now;
  return rows.when.values.filter((value) => left <= Number(value.replace('days_', '')) * day);
}

/** Days of an event, as in its period. */
function daysOfEvent({ type, period }: Card): string[] {
  if (type !== 'event' || !period?.start) return [];
  const [first, last] = [period.start, period.end ?? period.start].map((each) =>
    Date.parse(each.slice(0, 10)),
  );
  const length = Math.floor(((last ?? 0) - (first ?? 0)) / day) + 1;
  return Array.from({ length }, (_, index) =>
    new Date((first ?? 0) + index * day).toISOString().slice(0, '2026-12-01'.length),
  );
}

/** Whether an event takes place on a day of an interval. */
function isWithin(card: Card, interval: string): boolean {
  const { from = '', to = '9' } = daysOf(interval);
  return daysOfEvent(card).some((each) => each >= from && each <= to);
}

/** Next events first, past ones last. */
const byNext = (one: Card, other: Card): number =>
  Number(one.openState === 'closed') - Number(other.openState === 'closed') ||
  (one.openState === 'closed' ? -1 : 1) * (one.period?.start ?? '').localeCompare(other.period?.start ?? '');

const closingRank = ({ openState }: Card) => (openState === 'open' ? 0 : openState === 'upcoming' ? 1 : 2);
const closingKey = ({ openState, period }: Card) =>
  (openState === 'upcoming' ? period?.start : period?.end) ?? '';

/** Open calls by closing, then announced ones by opening, closed ones last. */
const byClosing = (one: Card, other: Card): number =>
  closingRank(one) - closingRank(other) || closingKey(one).localeCompare(closingKey(other));

/** Values of a card for each filter. */
const valuesOf: Record<keyof typeof rows, (card: Card, now: number) => string[]> = {
  type: (card) => [isDirectory(card) ? 'community_profile' : card.type],
  kind: ({ profileKind }) => (profileKind ? [profileKind] : []),
  status: ({ openState }) => (openState ? [openState] : []),
  closing: closingOf,
  when: datesOf,
  // Compared, not counted.
  days: () => [],
  calltype: ({ callType }) => (callType ? [callType] : []),
  aid: ({ aidType }) => (aidType ? [aidType] : []),
  fees: ({ callFacts }) => (callFacts?.fees ? [callFacts.fees] : []),
  // Not on cards.
  deposit: () => [],
  mode: ({ mode }) => (mode ? [mode] : []),
  level: ({ level }) => (level ? [level] : []),
  country: ({ countries }) => countries.map(({ isoCode }) => isoCode),
  sector: ({ sectors }) => sectors.map(({ key }) => key),
};
const filters = Object.entries(valuesOf).map(([name, values]) => ({
  ...rows[name as keyof typeof rows],
  name,
  valuesOf: values,
  given: (filter: Filter): string[] =>
    [filter[rows[name as keyof typeof rows].input as keyof Filter] ?? []].flat().map(String),
}));
const words = { name: 'query', input: 'q', given: ({ q }: Filter): string[] => (q ? [q] : []) };

/** Answers the query from the cards of each language. */
export function sampleCatalogue(cards: (language: Language) => Card[], now: number) {
  const find = (language: Language, filter: Filter): Card[] => {
    const { q, onlyUntranslated } = filter;
    const translated = new Set(
      onlyUntranslated ? cards(language === 'FR' ? 'EN' : 'FR').map(({ groupId }) => groupId) : [],
    );
    return cards(language).filter(
      (card) =>
        !translated.has(card.groupId) &&
        (!q || fold(`${card.title} ${card.summary}`).includes(fold(q))) &&
        filters.every((each) => {
          const selected = each.given(filter);
          if (each.name === 'days') return selected.every((interval) => isWithin(card, interval));
          return selected.length === 0 || each.valuesOf(card, now).some((value) => selected.includes(value));
        }),
    );
  };

  const relaxations = (language: Language, filter: Filter) =>
    [words, ...filters]
      .flatMap(({ name, input, given }) => {
        const values = given(filter);
        const total = find(language, { ...filter, [input]: null }).length;
        return values.length > 0 && total > 0 ? [{ filter: name, values, total }] : [];
      })
      .toSorted((a, b) => b.total - a.total);

  return ({ language, page = 1, perPage = 24, sort, filter }: CatalogueArguments) => {
    const criteria = filter ?? none;
    const found = find(language, criteria);
    const withHighlights = (card: Card) => highlighted(card, criteria.q ?? '');
    const inTitle = (card: Card): number => Number(fold(card.title).includes(fold(criteria.q ?? '')));
    if (criteria.q && (!sort || sort === 'relevance')) found.sort((a, b) => inTitle(b) - inTitle(a));
    const isOwn = (type: string): boolean => !sort && !criteria.q && criteria.type === type;
    if (isOwn('call_for_application') || sort === 'closing') found.sort(byClosing);
    if (isOwn('event') || sort === 'next') found.sort(byNext);
    if (sort?.startsWith('title')) found.sort((a, b) => a.title.localeCompare(b.title));
    if (sort === 'title_desc') found.reverse();
    const elsewhere = find(language === 'FR' ? 'EN' : 'FR', { ...criteria, onlyUntranslated: true });
    return {
      facets: Object.fromEntries(
        filters.flatMap((each) =>
          'facet' in each ? [[each.facet, count(found.flatMap((card) => each.valuesOf(card, now)))]] : [],
        ),
      ) as Record<'types', Count[]>,
      items: found.slice((page - 1) * perPage, page * perPage).map(withHighlights),
      missedWords: null,
      otherLanguageItems: page * perPage < found.length ? [] : elsewhere.slice(0, 6).map(withHighlights),
      otherLanguageTotal: elsewhere.length,
      page,
      perPage,
      reading: { corrections: [], isPartial: false, meanings: [] },
      relaxations: found.length === 0 ? relaxations(language, criteria) : [],
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
        kind: 'item',
        title,
        titleHighlights: highlights(title, text),
        type,
        slug,
        groupId,
        key: null,
        count: null,
      }));
}
