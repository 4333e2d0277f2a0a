import { graphqlLanguage, type Language, languageOfGraphql } from '../../shared/config/locales.ts';
import { pathTo } from '../../shared/config/routes.ts';
import {
  FavouriteCalendarOperation,
  type FavouriteCalendarQuery,
} from '../../shared/graphql/generated/operations.ts';
import type { QueryFunction } from '../../shared/graphql/operation.ts';
import { calendarFile, type Dated } from './calendar.ts';
import { documentTexts } from './texts.ts';

type Item = FavouriteCalendarQuery['passerelleFavouriteCalendar']['items'][number];

interface CalendarRequest {
  /** The secret of its address. */
  hash: string;
  language: Language;
  origin: string;
}

/** The dates of a person's favourites. @throws what WordPress refuses: not_found · link_expired */
export async function favouritesCalendarFile(
  { hash, language, origin }: CalendarRequest,
  query: QueryFunction,
): Promise<Buffer> {
  const t = documentTexts[language];
  const answer = await query(FavouriteCalendarOperation, { hash, language: graphqlLanguage(language) });
  const head = {
    title: t('favourites'),
    page: origin + pathTo('favourites', language),
    language,
    origin,
  };
  return calendarFile(head, answer.passerelleFavouriteCalendar.items.map(datedOf));
}

function datedOf(item: Item): Dated {
  const { city, place, countries, sectors } = item;
  // Of several, none is where it takes place.
  const country = countries.length === 1 ? countries[0]?.name : undefined;
  return {
    ...item,
    pageLanguage: languageOfGraphql(item.language),
    isAnnounced: item.openState === 'UPCOMING',
    facts: item.callFacts,
    places: item.type === 'EVENT' ? [place, city, country] : [],
    categories: sectors.map(({ name }) => name),
  };
}
