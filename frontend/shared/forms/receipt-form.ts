import type { FormViewData } from './form-view-data.ts';

/** Fields of the page that compares a file with a receipt. The file’s hash takes the place of the one typed. */
export const receiptFields = { number: 'number', sha256: 'sha256', file: 'file' } as const;

/** What the page answers; `sentAt` when both belong together. */
export interface ReceiptAnswer {
  matches: boolean;
  sentAt: string | null;
}

export interface ReceiptViewData extends FormViewData {
  answer?: ReceiptAnswer;
}
