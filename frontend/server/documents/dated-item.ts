import type { FeedQuery } from '../../shared/graphql/generated/operations.ts';
import type { Dated } from './calendar.ts';

type Item = Omit<FeedQuery['passerelleCatalogue']['items'][number], 'locked' | 'publishedAt'>;

/** An event or call of a list as calendars show it. */
export function datedItem(item: Item): Dated {
  const { city, place, countries, sectors } = item;
  // With several countries, none is the place of the event.
  const country = countries.length === 1 ? countries[0]?.name : undefined;
  return {
    ...item,
    isAnnounced: item.openState === 'upcoming',
    facts: item.callFacts,
    places: item.type === 'event' ? [place, city, country] : [],
    categories: sectors.map(({ name }) => name),
  };
}
