import type { ParseKeys } from 'i18next';

/** Keys of the states of one’s own reviews. */
export const stateKeys = {
  asked: 'state.asked',
  accepted: 'state.accepted',
  declined: 'state.declined',
  done: 'state.done',
  cancelled: 'state.cancelled',
  recused: 'state.recused',
} as const satisfies Record<string, ParseKeys<'reviews'>>;
