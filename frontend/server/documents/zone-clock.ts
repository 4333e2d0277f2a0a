import { clockAt, offsetAt, offsetText } from '../../shared/dates/zone-clock.ts';

/** The clocks of a zone, for iCalendar files. */
const second = 1000;
const day = 86_400_000;

/** As iCalendar writes it: `20270131T180000`. */
export const calendarClock = (zone: string, instant: number): string =>
  clockAt(zone, instant).replaceAll(/[-:]/g, '');

/** The VTIMEZONE of a zone for a period in milliseconds since 1970: each change of its clocks. */
export function timeZoneComponent(zone: string, from: number, until: number): string {
  const changes: string[] = [];
  for (let at = from - day; at < until + day; at += day) {
    if (offsetAt(zone, at) !== offsetAt(zone, at + day)) changes.push(...changeIn(zone, at, at + day));
  }
  const first = offsetAt(zone, from - day);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('STANDARD', '19700101T000000', first, first),
    ...changes,
    'END:VTIMEZONE',
  ].join('\r\n');
}

/** @param before when the clocks have not changed. @param after when they have */
function changeIn(zone: string, before: number, after: number): string[] {
  const [from, to] = [offsetAt(zone, before), offsetAt(zone, after)];
  let [known, changed] = [before, after];
  while (changed - known > second) {
    const middle = known + Math.floor((changed - known) / 2 / second) * second;
    if (middle === known) break;
    if (offsetAt(zone, middle) === from) known = middle;
    else changed = middle;
  }
  const local = new Date(changed + from).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '');
  return observance(to > from ? 'DAYLIGHT' : 'STANDARD', local, from, to);
}

const observance = (kind: string, start: string, from: number, to: number): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${offsetText(from).replace(':', '')}`,
  `TZOFFSETTO:${offsetText(to).replace(':', '')}`,
  `END:${kind}`,
];
