import type { PreviewQuery } from '../graphql/generated/operations.ts';

/** View data of the page of a preview’s link. */
export interface PreviewViewData {
  /** Hash of the link; empty when there is none. */
  hash: string;
  /** The link was good once. */
  isOver: boolean;
  /** Absent for a link that is over or unknown. */
  item?: PreviewQuery['passerellePreview'];
}
