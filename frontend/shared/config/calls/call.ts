import type { Operation } from '../../graphql/operation.ts';
import type { ErrorCode } from '../errors.ts';
import type { NoticeCode } from '../notices.ts';
import type { RequiredRights } from '../rights.ts';
import type { PerVisitorId } from '../routes.ts';
import type { Confirming } from './confirmation.ts';
import type { Shape } from './shape.ts';

/** Variables of operations that the server fills in: no body has them. */
export type ServerVariable = 'address' | 'demandToken' | 'device' | 'deviceProof' | 'language';

interface CommonRow extends Confirming {
  readonly path: `/api/${string}`;
  readonly method: 'GET' | 'POST';
  /** Purpose of the call, for the documentation of the API. */
  readonly summary: string;
  /**
   * People who may call: everybody, holders of a demand token, or signed-in users with a right. WordPress authorises.
   */
  readonly who: 'everybody' | 'demandToken' | RequiredRights;
  /** The variables that the server fills in. */
  readonly fills?: readonly ServerVariable[];
  /** The variables that are the same in each call of the row. */
  readonly fixes?: Readonly<Record<string, unknown>>;
  /** Members that a body may leave out although the operation needs them, and what is sent then. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** The body has `botProof`, which is checked before WordPress is called. */
  readonly botCheck?: true;
  /** The page with the form of this call: its fields are the members of the body, so that it needs no declaration of its own. */
  readonly formOn?: PerVisitorId;
  /** The fields of that form that are shown again after a refusal: never passwords, secrets of links or other proofs. */
  readonly refills?: readonly string[];
  /** Sign-in reports missing cookies with its own error. */
  readonly needsCookies?: true;
  /** false: the call proves by other means who makes it (a signature), or changes nothing. */
  readonly guarded?: false;
  /** The body is a record: it may be large, and without an `id` it creates one (201). */
  readonly record?: true;
  /** The body has the document of a form of applications, or the answers to one. */
  readonly formDocument?: true;
  /** Status of success; 200 by default. */
  readonly status?: 200 | 201 | 202 | 204 | 303;
  /** The member of `data` that holds the answer; without it, `data` is the answer. */
  readonly as?: string;
  /** Code of the success message, where a page shows one. */
  readonly notice?: NoticeCode;
  /** The same of single values of the body’s `action`; `notice` is that of the others. */
  readonly notices?: Readonly<Record<string, NoticeCode>>;
  /** Refusals of its own, besides those that follow from the other columns. */
  readonly errors?: readonly ErrorCode[];
  /** Code that replaces the one of an unexpected failure. */
  readonly failsAs?: ErrorCode;
}

/** One operation of WordPress, and nothing else: the server needs no code for it. */
export interface OperationCall extends CommonRow {
  readonly operation: Operation<unknown, never>;
  readonly own?: never;
}

/** A call with a hook in server/calls/own, or a handler in server/routes. Its body and answer follow from the operation where it names none. */
export interface OwnCall extends CommonRow {
  readonly own: true;
  readonly operation?: Operation<unknown, never>;
  /** The JSON body, or the query of a GET. */
  readonly body?: Readonly<Record<string, Shape>>;
  /** `data` of the answer; 'bytes': no JSON. */
  readonly answer?: Readonly<Record<string, Shape>> | Shape;
}

/** One row of the table of /api: route, schemas, documentation and the browser's `send` follow from it. */
export type CallRow = OperationCall | OwnCall;
