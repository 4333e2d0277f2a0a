const minute = 60_000;

/** `2026-12-01T18:00:00` on the clocks of the device. */
export const clockOfDevice = (instant: number): string =>
  new Date(instant - new Date(instant).getTimezoneOffset() * minute).toISOString().slice(0, -'.000Z'.length);
