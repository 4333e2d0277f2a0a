import type { ParseKeys } from 'i18next';
import type { PasserelleCallState } from '../../../shared/graphql/generated/operations.ts';

type Keys = Record<PasserelleCallState, ParseKeys<'callSteps'>>;

export const stateKeys = {
  DRAFT: 'state.draft',
  AWAITING_PUBLICATION: 'state.awaiting',
  SCHEDULED: 'state.scheduled',
  ANNOUNCED: 'state.announced',
  OPEN: 'state.open',
  CLOSING_SOON: 'state.closingSoon',
  CLOSED: 'state.closed',
  OFFLINE: 'state.offline',
} as const satisfies Keys;

export const meaningKeys = {
  DRAFT: 'meaning.draft',
  AWAITING_PUBLICATION: 'meaning.awaiting',
  SCHEDULED: 'meaning.scheduled',
  ANNOUNCED: 'meaning.announced',
  OPEN: 'meaning.open',
  CLOSING_SOON: 'meaning.open',
  CLOSED: 'meaning.closed',
  OFFLINE: 'meaning.offline',
} as const satisfies Keys;
