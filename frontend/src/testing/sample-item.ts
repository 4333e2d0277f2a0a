import type { Card_CardFragment as Card } from '../../shared/graphql/generated/operations.ts';

type Facts = Partial<
  Pick<
    Card,
    | 'aidType'
    | 'audience'
    | 'beneficiary'
    | 'callFacts'
    | 'callType'
    | 'city'
    | 'completed'
    | 'file'
    | 'job'
    | 'level'
    | 'mode'
    | 'place'
    | 'price'
    | 'profileKind'
    | 'resourceKind'
    | 'structureType'
  >
>;

export interface SampleItem {
  type: Card['type'];
  slug: string;
  fr?: [title: string, summary: string];
  en?: [title: string, summary: string];
  countries: string[];
  sectors: string[];
  /** Days from now; calls: opening and closing; events: start and end; others: plain dates. */
  days?: [start: number, end?: number];
  zone?: string;
  /** True for an event whose days have no hours. */
  isAllDay?: boolean;
  facts?: Facts;
}
