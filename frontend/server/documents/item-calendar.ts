import { families } from '../../shared/config/content-types.ts';
import { graphqlLanguage, type Language } from '../../shared/config/locales.ts';
import { type CalendarItemId, calendarItemPath } from '../../shared/config/document-paths.ts';
import { CallOperation, EventOperation, MovedOperation } from '../../shared/graphql/generated/operations.ts';
import type { QueryFunction } from '../../shared/graphql/operation.ts';
import { itemPath } from '../../shared/links/item-path.ts';
import { calendarFile, type Dated } from './calendar.ts';

/** `moved`: to the new slug's file · `gone`: removed for good · `absent`: nothing that a visitor may read in full */
export type ItemCalendar =
  | { kind: 'file'; body: Buffer }
  | { kind: 'moved'; path: string }
  | { kind: 'gone' }
  | { kind: 'absent' };

interface CalendarRequest {
  id: CalendarItemId;
  language: Language;
  slug: string;
  origin: string;
}

/** One event, or the opening and closing of one call, as a calendar. */
export async function itemCalendar(request: CalendarRequest, query: QueryFunction): Promise<ItemCalendar> {
  const { id, language, slug, origin } = request;
  const variables = { language: graphqlLanguage(language), slug };
  const found = id === 'event' ? await readEvent(query, variables) : await readCall(query, variables);
  if (found === 'locked') return { kind: 'absent' };
  if (!found) return findMoved(request, query);
  const head = {
    title: found.title,
    page: origin + itemPath(found.type, slug, language),
    source: origin + calendarItemPath(id, language, slug),
    language,
    origin,
  };
  return { kind: 'file', body: calendarFile(head, [found]) };
}

type Variables = { language: 'FR' | 'EN'; slug: string };

async function readEvent(query: QueryFunction, variables: Variables): Promise<Dated | 'locked' | undefined> {
  const { passerelleEvent: event } = await query(EventOperation, variables);
  if (!event) return undefined;
  const { card, place, address, onlineUrl } = event;
  if (card.locked) return 'locked';
  return {
    ...card,
    isAnnounced: false,
    facts: null,
    modifiedAt: event.modifiedAt,
    period: { start: event.startsAt, end: event.endsAt, zone: event.zone },
    recurrence: event.recurrence,
    places: place || address ? [place, address] : [onlineUrl],
    categories: card.sectors.map(({ name }) => name),
  };
}

async function readCall(query: QueryFunction, variables: Variables): Promise<Dated | 'locked' | undefined> {
  const { passerelleCall: call } = await query(CallOperation, variables);
  if (!call) return undefined;
  const { card } = call;
  if (card.locked) return 'locked';
  return {
    ...card,
    isAnnounced: card.openState === 'upcoming',
    facts: card.callFacts,
    calendarSequence: call.calendarSequence,
    modifiedAt: call.modifiedAt,
    period: { start: call.opensAt, end: call.closesAt, zone: call.zone },
    places: [],
    categories: card.sectors.map(({ name }) => name),
  };
}

async function findMoved(
  { id, language, slug }: CalendarRequest,
  query: QueryFunction,
): Promise<ItemCalendar> {
  const { type } = families[id];
  const variables = { language: graphqlLanguage(language), slug, type };
  const { passerelleMoved: moved } = await query(MovedOperation, variables);
  if (moved.state === 'moved' && moved.slug) {
    return { kind: 'moved', path: calendarItemPath(id, language, moved.slug) };
  }
  return { kind: moved.state === 'gone' ? 'gone' : 'absent' };
}
