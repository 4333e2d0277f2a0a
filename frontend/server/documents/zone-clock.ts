import { clockAt, offsetAt, offsetText } from '../../shared/dates/zone-clock.ts';
import { zones } from '../../shared/dates/zone-data.ts';

/** The clocks of a zone, for iCalendar files. */
const day = 86_400_000;

/** Local time in the format of iCalendar: `20270131T180000`. */
export const calendarClock = (zone: string, instant: number): string =>
  clockAt(zone, instant).replaceAll(/[-:]/g, '');

/** The VTIMEZONE of a zone for a period in milliseconds since 1970: each change of its clocks. */
export function timeZoneComponent(zone: string, from: number, until: number): string {
  const first = offsetAt(zone, from - day);
  const changes = zones()
    .changesBetween(zone, from - day, until + day)
    .flatMap(({ at }) => changeAt(zone, at));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('STANDARD', '19700101T000000', first, first),
    ...changes,
    'END:VTIMEZONE',
  ].join('\r\n');
}

function changeAt(zone: string, at: number): string[] {
  const [from, to] = [offsetAt(zone, at - 1), offsetAt(zone, at)];
  const local = new Date(at + from).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '');
  return observance(to > from ? 'DAYLIGHT' : 'STANDARD', local, from, to);
}

const observance = (kind: string, start: string, from: number, to: number): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${offsetText(from).replace(':', '')}`,
  `TZOFFSETTO:${offsetText(to).replace(':', '')}`,
  `END:${kind}`,
];
