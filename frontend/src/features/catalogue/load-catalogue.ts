import { data, type LoaderFunctionArgs } from 'react-router';
import type { Family } from '../../../shared/config/content-types.ts';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { untranslatedNotice } from '../../../shared/config/parameters.ts';
import type { ListedCard } from '../../content/cards/card-props.ts';
import {
  CatalogueOperation,
  type CatalogueQuery,
  EventMonthOperation,
  type EventMonthQuery,
} from '../../../shared/graphql/generated/operations.ts';
import { languageContext, queryContext } from '../../lib/site.ts';
import { type Choices, choicesOf } from './choices.ts';
import type { LeftOut } from '../../../shared/catalogue/days.ts';
import { calendarOf, type MonthCalendar, monthVariables } from './month-calendar.ts';
import { type CatalogueState, readLeftOut, readState } from '../../../shared/catalogue/parameters.ts';
import { queryVariables } from '../../../shared/catalogue/query-variables.ts';

/** Results that exist in the other language only. */
export interface Elsewhere {
  total: number;
  /** The first of them; none unless the reader is at the end of the list. */
  items: ListedCard[];
}

export interface CatalogueData {
  state: CatalogueState;
  items: ListedCard[];
  total: number;
  lastPage: number;
  choices: Choices;
  /** Numbers of results with one filter less; empty unless nothing was found. */
  relaxations: CatalogueQuery['passerelleCatalogue']['relaxations'];
  elsewhere: Elsewhere;
  /** How the words were understood. */
  reading: Reading;
  /** What the address asks for and the list leaves out. */
  leftOut: readonly LeftOut[];
  /** Events of the month that is shown as a calendar; undefined: a list is shown. */
  calendar: MonthCalendar | undefined;
  /** Words that found nothing anywhere, where they may be counted. */
  missedWords: string | undefined;
  /** true: the reader came from a page that has no translation. */
  untranslated: boolean;
}

/** Words of the search and what they mean. */
export type Meaning = CatalogueQuery['passerelleCatalogue']['reading']['meanings'][number] & {
  /** Name of a country or sector; undefined: the interface’s texts name the value. */
  name: string | undefined;
};

export interface Reading extends Omit<CatalogueQuery['passerelleCatalogue']['reading'], 'meanings'> {
  meanings: Meaning[];
}

function readingOf({ passerelleCatalogue, passerelleReference }: CatalogueQuery | EventMonthQuery): Reading {
  const { meanings, ...reading } = passerelleCatalogue.reading;
  const names = new Map<string, string>([
    ...passerelleReference.countries.map(({ isoCode, name }) => [`country ${isoCode}`, name] as const),
    ...passerelleReference.sectors.map(({ key, name }) => [`sector ${key}`, name] as const),
  ]);
  return {
    ...reading,
    meanings: meanings.map((meaning) => ({
      ...meaning,
      name: names.get(`${meaning.filter} ${meaning.value}`),
    })),
  };
}

/** Loads the list of a URL. `family` fixes the type; on the search page the reader chooses it. */
export async function loadCatalogue(
  { request, context }: LoaderFunctionArgs,
  family?: Family,
): Promise<CatalogueData> {
  const parameters = new URL(request.url).searchParams;
  const language = context.get(languageContext);
  const query = context.get(queryContext);
  const requested = readState(parameters, family);
  const fixed = family ? { ...requested, type: family } : requested;
  const fetchPage = (page: number) =>
    query(CatalogueOperation, queryVariables({ ...fixed, page }, graphqlLanguage(language)));

  const untranslated = parameters.get('notice') === untranslatedNotice;
  const leftOut = readLeftOut(parameters, family);
  if (requested.month !== undefined) {
    const variables = monthVariables(fixed, requested.month, graphqlLanguage(language));
    const answer = await query(EventMonthOperation, variables);
    const calendar = calendarOf(answer, requested.month);
    return {
      state: { ...requested, type: undefined },
      items: [],
      total: calendar.total,
      lastPage: 1,
      choices: choicesOf(answer, requested, language),
      relaxations: [],
      reading: readingOf(answer),
      missedWords: undefined,
      elsewhere: { total: 0, items: [] },
      leftOut,
      calendar,
      untranslated,
    };
  }

  let answer = await fetchPage(requested.page);
  const { total, perPage, missedWords } = answer.passerelleCatalogue;
  if (perPage < 1) throw data(null, { status: 500 });
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  if (requested.page > lastPage) answer = await fetchPage(lastPage);
  const { items, otherLanguageItems, otherLanguageTotal, relaxations } = answer.passerelleCatalogue;

  return {
    state: {
      ...requested,
      type: family ? undefined : requested.type,
      page: Math.min(requested.page, lastPage),
    },
    items,
    total,
    lastPage,
    choices: choicesOf(answer, requested, language),
    relaxations,
    reading: readingOf(answer),
    missedWords: missedWords ?? undefined,
    elsewhere: { total: otherLanguageTotal, items: otherLanguageItems },
    leftOut,
    calendar: undefined,
    untranslated,
  };
}
