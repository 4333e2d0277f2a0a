/** What the clocks of a zone show. Instants and offsets are in milliseconds, instants since 1970. */
const second = 1000;
const minutesPerHour = 60;
const digitsOfYear = 4;

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

/** @returns `2027-01-31T18:00:00` */
export function clockAt(zone: string, instant: number): string {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const year = part('year').padStart(digitsOfYear, '0');
  return `${year}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/** By how much a zone is ahead of UTC at an instant. */
export const offsetAt = (zone: string, instant: number): number =>
  Date.parse(`${clockAt(zone, instant)}Z`) - Math.floor(instant / second) * second;

const two = (number: number): string => String(number).padStart(2, '0');

/** @returns `+05:30` */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / (minutesPerHour * second));
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / minutesPerHour))}:${two(minutes % minutesPerHour)}`;
}
