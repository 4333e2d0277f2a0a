import type { ParseKeys } from 'i18next';
import type { PasserelleCallState } from '../../../../shared/graphql/generated/operations.ts';

type Keys = Record<PasserelleCallState, ParseKeys<'callSteps'>>;

export const stateKeys = {
  draft: 'state.draft',
  awaiting_publication: 'state.awaiting',
  scheduled: 'state.scheduled',
  announced: 'state.announced',
  open: 'state.open',
  closing_soon: 'state.closingSoon',
  closed: 'state.closed',
  offline: 'state.offline',
} as const satisfies Keys;

export const meaningKeys = {
  draft: 'meaning.draft',
  awaiting_publication: 'meaning.awaiting',
  scheduled: 'meaning.scheduled',
  announced: 'meaning.announced',
  open: 'meaning.open',
  closing_soon: 'meaning.open',
  closed: 'meaning.closed',
  offline: 'meaning.offline',
} as const satisfies Keys;
