import {
  type DataContext,
  organizationNamed,
  placeOf,
  siteOrganization,
  type Thing,
  zonedTime,
} from '../../lib/structured-data.ts';
import type { Event } from './event.ts';
import { scheduleOf } from './event-schedule.ts';

const modes = {
  onsite: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
} as const;

/** An event with its moment at the place, and where one attends it. */
export function eventData(event: Event, { url, image, language, origin }: DataContext): Thing[] {
  const { card, startsAt, endsAt, zone, organiser, capacity } = event;
  const schedule = scheduleOf(event);
  if (!startsAt) return [];
  const lastEnd = event.dates.at(-1)?.endsAt ?? endsAt;
  const mode = card.mode ?? 'onsite';
  const place = mode === 'online' ? undefined : placeOf(event.place, event.address, card);
  // Online events without a URL of their own: the page has the access.
  const online =
    mode === 'onsite' ? undefined : ({ '@type': 'VirtualLocation', url: event.onlineUrl ?? url } as const);
  const locations = [place, online].filter((location) => location !== undefined);
  return [
    {
      '@type': 'Event',
      '@id': `${url}#event`,
      name: card.title,
      description: card.summary,
      url,
      image,
      inLanguage: language,
      startDate: zonedTime(startsAt, zone),
      ...(lastEnd ? { endDate: zonedTime(lastEnd, zone) } : {}),
      ...(schedule ? { eventSchedule: schedule } : {}),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: modes[mode],
      ...(locations.length > 0 ? { location: locations } : {}),
      ...(capacity === null ? {} : { maximumAttendeeCapacity: capacity }),
      organizer: organiser ? organizationNamed(organiser.name) : siteOrganization(origin),
    },
  ];
}
