import { graphqlLanguage, type Language, languageOfGraphql } from '../../shared/config/locales.ts';
import { pathTo } from '../../shared/config/routes.ts';
import { FavouriteCalendarOperation } from '../../shared/graphql/generated/operations.ts';
import type { QueryFunction } from '../../shared/graphql/operation.ts';
import { calendarFile } from './calendar.ts';
import { datedItem } from './dated-item.ts';
import { documentTexts } from './texts.ts';

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
  const entries = answer.passerelleFavouriteCalendar.items.map((item) => ({
    ...datedItem(item),
    pageLanguage: languageOfGraphql(item.language),
  }));
  return calendarFile(head, entries);
}
