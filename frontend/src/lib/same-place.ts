/** State of a navigation that leaves the screen as it is: the focus stays, and nothing is announced. */
export const samePlace = { isSamePlace: true } as const;

export const isSamePlace = (state: unknown): boolean =>
  (state as Partial<typeof samePlace> | null)?.isSamePlace === true;
