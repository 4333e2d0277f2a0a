import type { AnsweredRecord } from '../../../lib/record-form/record-values.ts';

/** A public record as its proposal would make it: the record itself while there is none. */
export function withProposal<Draft extends AnsweredRecord>(record: Draft): Draft {
  const { proposed } = record as Draft & { proposed?: object | null };
  return { ...record, ...proposed, id: record.id, version: record.version };
}
