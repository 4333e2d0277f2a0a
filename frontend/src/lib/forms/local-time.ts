import { clockAt, offsetAt } from '../../../shared/dates/zone-clock.ts';

/** Hours as the clocks of a zone show them, as the plugin's LocalTime reads them. */
const dayMilliseconds = 86_400_000;
const secondMilliseconds = 1000;

interface LocalParts {
  /** `2027-01-31` */
  readonly day: string;
  /** `23:59:59` */
  readonly time: string;
}

/** Clock time in a zone. @param instant in milliseconds since 1970 */
export function localParts(zone: string, instant: number): LocalParts {
  const [day = '', time = ''] = clockAt(zone, instant).split('T');
  return { day, time };
}

/**
 * The instant at which the clocks of a zone show a day and an hour, the first one of an hour that comes twice.
 * @param text `2027-01-31T18:00`
 * @returns milliseconds since 1970; undefined for an hour that summer time skips
 */
export function instantIn(zone: string, text: string): number | undefined {
  const meant = Date.parse(`${text.replace(' ', 'T')}Z`);
  // The larger offset is the earlier instant.
  const offsets = [-dayMilliseconds, dayMilliseconds]
    .map((distance) => offsetAt(zone, meant + distance))
    .toSorted((a, b) => b - a);
  const offset = offsets.find((each) => offsetAt(zone, meant - each) === each);
  return offset === undefined ? undefined : meant - offset;
}

/** @returns false for an hour that summer time skips */
export const existsIn = (zone: string, text: string): boolean => instantIn(zone, text) !== undefined;

/** The first instant of a day, also where clocks skip midnight. */
export function beginningOf(zone: string, day: string): number {
  const midnight = `${day}T00:00:00`;
  const meant = Date.parse(`${midnight}Z`);
  return instantIn(zone, midnight) ?? meant - offsetAt(zone, meant - dayMilliseconds);
}

/** The last second of a day. */
export function endOf(zone: string, day: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayMilliseconds).toISOString();
  return beginningOf(zone, next.slice(0, day.length)) - secondMilliseconds;
}

/** Instant in the format of the content system: `2027-01-31T18:00:00Z`. */
export const textOfInstant = (instant: number): string =>
  new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z');
