import { clockAt } from '../../shared/dates/zone-clock.ts';
import type { DayAt } from './time-left.ts';

const dayLength = '2026-11-21'.length;

/** The calendar day of an instant in a zone, `2026-11-21`: days compare as texts. */
export const dayIn = (zone: string | null | undefined, instant: number): string =>
  clockAt(zone ?? 'UTC', instant).slice(0, dayLength);

/** The calendar of a zone. */
export const daysOf =
  (zone: string | null | undefined): DayAt =>
  (instant) =>
    dayIn(zone, instant);
