import { zones } from './zone-data.ts';

/** Clock time in a zone. Instants and offsets are in milliseconds, instants since 1970. */
const second = 1000;
const minutesPerHour = 60;

/** Milliseconds that a zone is ahead of UTC at an instant. */
export const offsetAt = (zone: string, instant: number): number => zones().offsetAt(zone, instant);

/** @returns `2027-01-31T18:00:00` */
export const clockAt = (zone: string, instant: number): string =>
  new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, -'.000Z'.length);

const two = (number: number): string => String(number).padStart(2, '0');

/** @returns `+05:30` */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / (minutesPerHour * second));
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / minutesPerHour))}:${two(minutes % minutesPerHour)}`;
}
