/** Hours as the clocks of a zone show them, as the plugin's LocalTime reads them. */
const dayMilliseconds = 86_400_000;

/** By how much a zone is ahead of UTC at an instant, in milliseconds. */
function offsetOf(zone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - instant;
}

/** @returns false for an hour that summer time skips */
export function existsIn(zone: string, text: string): boolean {
  const meant = Date.parse(`${text.replace(' ', 'T')}Z`);
  return [-dayMilliseconds, dayMilliseconds].some((distance) => {
    const offset = offsetOf(zone, meant + distance);
    return offsetOf(zone, meant - offset) === offset;
  });
}

const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);

export const isZone = (name: string): boolean => zones.has(name);
