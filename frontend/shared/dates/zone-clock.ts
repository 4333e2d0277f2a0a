import { type Change, offsetOf, shownAt, zoneCode } from './zone-code.ts';
import { changesOf } from './zone-data.ts';

/** What the clocks of a zone show. Instants and offsets are in milliseconds, instants since 1970. */
const second = 1000;
const minute = 60_000;
const minutesPerHour = 60;

/** @returns `2027-01-31T18:00:00` */
export const clockAt = (zone: string, instant: number): string => shownAt(changesOf(zone), instant);

/** By how much a zone is ahead of UTC at an instant. */
export const offsetAt = (zone: string, instant: number): number =>
  offsetOf(changesOf(zone), instant) * minute;

/** When the clocks of a zone change after an instant and up to another. */
export const changesBetween = (zone: string, from: number, until: number): readonly Change[] =>
  changesOf(zone).filter(({ at }) => at > from && at <= until);

/** The clocks of a zone between two instants, for `readZone(code, 0)` in scripts that do not have the whole database. */
export function clockCode(zone: string, from: number, until: number): string {
  const changes = changesBetween(zone, from, until);
  return zoneCode({ first: offsetOf(changesOf(zone), from), changes, rules: [] }, 0);
}

const two = (number: number): string => String(number).padStart(2, '0');

/** @returns `+05:30` */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / (minutesPerHour * second));
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / minutesPerHour))}:${two(minutes % minutesPerHour)}`;
}
