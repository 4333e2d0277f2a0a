import type { OperationVariables } from '@apollo/client';
import type { OnWire } from '../../../../shared/config/calls/on-wire.ts';
import type { RouteId } from '../../../../shared/config/routes.ts';
import type { OperationDocument } from '../../../../shared/graphql/operation-document.ts';
import type { RecordDocument } from '../../../../shared/graphql/record-document.ts';
import type { Outcome, SendOptions } from '../../../lib/api/sender.ts';
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';
import type { AnsweredRecord } from '../../../lib/record-form/record-values.ts';
import type { SaveBody } from '../../../lib/record-form/use-record-calls.ts';

/** Ways in which a form handles input: the first one that the content system allows. */
export const modes = ['save', 'propose'] as const;
export type Mode = (typeof modes)[number];

/** A record with what its reader may do with it. */
export interface OfferedRecord extends AnsweredRecord {
  readonly allowedActions: readonly string[];
  readonly moderation: Moderation;
}

/** The last decision of a validator, as its owner may read it. */
interface Moderation {
  readonly status: string | null;
  readonly date: string | null;
  readonly comment: string | null;
  /** Key of the field that the comment is about. */
  readonly field: string | null;
}

/** The words with which a validator sent a record back. */
export interface SentBack {
  readonly comment: string;
  readonly date: string | null;
  readonly field: string | null;
}

export const sentBackOf = ({ status, comment, date, field }: Moderation): SentBack | undefined =>
  status === 'to_edit' && comment ? { comment, date, field } : undefined;

/** A final decision against the record: why is in the mail to its owner. */
export type Rejection = Pick<Moderation, 'date'>;

export const rejectionOf = ({ status, date }: Moderation): Rejection | undefined =>
  status === 'rejected' ? { date } : undefined;

/** Queries and calls with which a form reads and writes its records. */
export interface ModeratedSource<Data, Offered extends OfferedRecord> {
  definition: FormDefinition;
  query: OperationDocument<Data, { id: number } & OperationVariables>;
  recordIn: (answer: Data) => Offered | null | undefined;
  /** Absent: all. */
  modes?: readonly Mode[];
}

/** A type whose records are written by their owners and decided on by validators. */
export interface ModeratedType<Data, Offered extends OfferedRecord, Draft extends AnsweredRecord>
  extends ModeratedSource<Data, Offered> {
  /** Fragment of the answers of `mutate`. */
  fragment: RecordDocument<Draft>;
  mutate: (body: SaveBody, options: SendOptions) => Promise<Outcome<OnWire<Draft>>>;
  submit: (saved: { id: number; version: number }) => Promise<Outcome<OnWire<Draft> | undefined>>;
  /** Route after submission; absent: the form’s own address, which then shows the submitted record. */
  after?: RouteId;
  /** Route of the link that replaces the form. */
  back: RouteId;
}

/** Texts around the form. */
export interface ModeratedTexts {
  /** The heading of one without a title. */
  new: string;
  lead: string;
  /** Text while changes of a public record are proposed. */
  proposal: string;
  /** Text for states in which the record cannot be edited. */
  closed: string;
  /** The link to `back`. */
  back: string;
}
