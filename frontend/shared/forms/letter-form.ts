import type { LetterQuery } from '../graphql/generated/operations.ts';
import type { FormViewData } from './form-view-data.ts';

/** What the form of a referee’s page does; the notice after each has its name. */
export const letterIntents = {
  save: 'save',
  send: 'send',
  removeFile: 'removeFile',
  decline: 'decline',
  erase: 'erase',
} as const;
export type LetterIntent = keyof typeof letterIntents;

/** Fields of the form. */
export const letterFields = { text: 'text', file: 'file', fileId: 'fileId' } as const;

export interface LetterViewData extends FormViewData {
  /** Hash of the link; empty when there is none. */
  hash: string;
  /** Absent for a link that is no longer valid. */
  letter?: LetterQuery['passerelleLetter'] | undefined;
}
