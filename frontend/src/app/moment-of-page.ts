import { formatDate } from '../../shared/dates/dates.ts';
import { formatTimeAt } from '../../shared/dates/zoned-dates.ts';
import type { Site } from '../lib/site.ts';

/** Day and time, in UTC, at which a page was made: for the note on one that is served again. */
export function momentOfPage({ now, language }: Pick<Site, 'now' | 'language'>) {
  const iso = new Date(now).toISOString();
  return { date: formatDate(iso, language), time: formatTimeAt(iso, language, 'UTC') };
}
