import type { PasserelleCallState } from '../../../../shared/graphql/generated/operations.ts';

/** The instants of a call, in the zone in which they are read. */
export interface CallDates {
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  /** Closing instant before the call was extended. */
  readonly extendedFrom?: string | null;
  readonly zone: string | null;
}

/** A call with what its readers in the workspace see of its state. */
export interface CallWithState extends CallDates {
  readonly state: PasserelleCallState;
  /** Instant at which a scheduled call is published; null for others. */
  readonly publishAt: string | null;
}

export const zoneOf = ({ zone }: Pick<CallDates, 'zone'>): string => zone ?? 'UTC';
