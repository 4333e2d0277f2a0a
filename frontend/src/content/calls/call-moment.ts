/** Phase of a call: planned, open, in its last days, closed. */
export type CallMoment = 'planned' | 'open' | 'closing' | 'closed';

interface CallDates {
  opensAt: string | null;
  closesAt: string | null;
  /** Ended before its time. */
  completed: boolean;
}

const second = 1000;
const lastDays = 7 * 24 * 60 * 60 * second;

/** Both bounds belong to the time in which it is open, to the second, as the content system counts. */
export function callMoment({ opensAt, closesAt, completed }: CallDates, now: number): CallMoment {
  const seconds = Math.floor(now / second) * second;
  const closes = closesAt === null ? Number.POSITIVE_INFINITY : Date.parse(closesAt);
  if (completed || closes < seconds) return 'closed';
  if (opensAt !== null && Date.parse(opensAt) > seconds) return 'planned';
  return closes - seconds <= lastDays ? 'closing' : 'open';
}

export const takesApplications = (moment: CallMoment): boolean => moment === 'open' || moment === 'closing';
