import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { daysAroundMonth, daysValue } from '../../../shared/catalogue/days.ts';
import type { CatalogueState } from '../../../shared/catalogue/parameters.ts';
import { queryVariables } from '../../../shared/catalogue/query-variables.ts';
import type {
  EventMonthQuery,
  EventMonthQueryVariables,
} from '../../../shared/graphql/generated/operations.ts';

type Item = EventMonthQuery['passerelleCatalogue']['items'][number];

/** An event on one of its days. */
export interface EventOfDay extends Pick<Item, 'groupId' | 'slug' | 'title' | 'type'> {
  /** When it begins; null on its further days, and of one that takes all day. */
  startsAt: string | null;
  zone: string | null;
}

export interface MonthCalendar {
  month: string;
  /** Number of its events. */
  total: number;
  byDay: ReadonlyMap<string, readonly EventOfDay[]>;
  /** true: there are more events than are read. */
  isCut: boolean;
}

export function monthVariables(
  state: CatalogueState,
  month: string,
  language: 'FR' | 'EN',
): EventMonthQueryVariables {
  const filters = { ...state.filters, days: [daysValue(daysAroundMonth(month))] };
  const { filter } = queryVariables({ ...state, filters }, language);
  return { filter, language, month, perPage: limits.catalogue.monthEvents };
}

/** Events by their days, those that are under way first, then by their start. */
export function calendarOf({ passerelleCatalogue }: EventMonthQuery, month: string): MonthCalendar {
  const { items, total } = passerelleCatalogue;
  const events = items.filter(({ daysOfMonth }) => daysOfMonth.length > 0);
  const byDay = new Map<string, EventOfDay[]>();
  for (const { daysOfMonth, period, ...event } of events)
    for (const { day, startsAt } of daysOfMonth)
      byDay.set(day, [...(byDay.get(day) ?? []), { ...event, startsAt, zone: period?.zone ?? null }]);
  for (const [day, list] of byDay)
    byDay.set(
      day,
      list.toSorted((one, other) => (one.startsAt ?? '').localeCompare(other.startsAt ?? '')),
    );
  return { month, total: events.length, byDay, isCut: total > items.length };
}
