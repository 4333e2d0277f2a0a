export type TrainingMoment = 'next' | 'now' | 'past';

/** A plain date has no zone: its day begins first in UTC+0 for the content system, and is over last in Cabo Verde. */
const dayBegins = 'T00:00:00Z';
const dayIsOver = 'T23:59:59-01:00';

/** Without an end, a training lasts its first day; without dates it is held on demand and has no moment. */
export function trainingMoment(
  startDate: string | null,
  endDate: string | null,
  now: number,
): TrainingMoment | null {
  const last = endDate ?? startDate;
  if (last === null) return null;
  if (Date.parse(last + dayIsOver) < now) return 'past';
  return startDate !== null && Date.parse(startDate + dayBegins) > now ? 'next' : 'now';
}
