import { families } from '../../shared/config/content-types.ts';
import { calendarPath, type CalendarId, hasCalendar } from '../../shared/config/document-paths.ts';
import { FeedOperation } from '../../shared/graphql/generated/operations.ts';
import type { QueryFunction } from '../../shared/graphql/operation.ts';
import { titleOf } from './atom-feed.ts';
import { calendarFile } from './calendar.ts';
import { datedItem } from './dated-item.ts';
import { addressOf, type ListAddress, variablesOf } from './list-address.ts';

/** The newest events and calls of a list as a calendar; what only members may read in full is left out. */
export async function listCalendar(
  list: ListAddress & { id: CalendarId },
  origin: string,
  query: QueryFunction,
): Promise<Buffer> {
  const lists = datedLists(list);
  const answers = await Promise.all(lists.map((each) => query(FeedOperation, variablesOf(each))));
  const items = answers
    .flatMap(({ passerelleCatalogue }) => passerelleCatalogue.items)
    .filter(({ locked }) => !locked)
    .map(datedItem);
  const head = {
    title: titleOf(list),
    page: origin + addressOf(list),
    source: origin + addressOf(list, calendarPath(list.id, list.language)),
    language: list.language,
    origin,
  };
  return calendarFile(head, items);
}

/** The search as the lists of it that have dates: those of the wanted type, or both. */
function datedLists(list: ListAddress): ListAddress[] {
  if (list.id !== 'search') return [list];
  const { type } = list.state;
  if (!type)
    return (['event', 'call'] as const).map((each) => ({ ...list, state: { ...list.state, type: each } }));
  return hasCalendar(families[type].archive) ? [list] : [];
}
