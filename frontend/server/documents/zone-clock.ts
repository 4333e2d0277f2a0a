/** What the clocks of a zone show, for iCalendar files. */
const second = 1000;
const day = 86_400_000;
const minutesPerHour = 60;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(zone, format);
  return format;
}

/** @param instant in milliseconds since 1970. @returns `2027-01-31T18:00:00` */
export function clockAt(zone: string, instant: number): string {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/** As iCalendar writes it: `20270131T180000`. */
export const calendarClock = (zone: string, instant: number): string =>
  clockAt(zone, instant).replaceAll(/[-:]/g, '');

const offsetAt = (zone: string, instant: number): number =>
  Date.parse(`${clockAt(zone, instant)}Z`) - Math.floor(instant / second) * second;

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
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  `END:${kind}`,
];

const two = (number: number): string => String(number).padStart(2, '0');

/** `+0530` */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / (minutesPerHour * second));
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / minutesPerHour))}${two(minutes % minutesPerHour)}`;
}
