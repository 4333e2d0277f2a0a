import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnCall } from '../../shared/config/calls/call.ts';
import type { BeforeWire } from '../../shared/config/calls/on-wire.ts';
import type { AnswerOf, BodyOf } from '../../shared/config/calls/types.ts';
import type { CsrfTokens } from '../session/csrf.ts';
import type { Sessions } from '../session/sessions.ts';

/** The request, and the reply that receives cookies. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface HookContext extends Exchange {
  readonly sessions: Sessions;
  readonly csrf: CsrfTokens;
}

type InputOf<Row extends OwnCall> = Omit<BodyOf<Row>, 'botProof'>;
type Run<Row extends OwnCall> = (
  input: InputOf<Row>,
  context: HookContext,
) => Promise<BeforeWire<AnswerOf<Row>>>;
type Check<Row extends OwnCall> = (input: InputOf<Row>) => void;

/** What a call does that is more than its operation, for its route and for forms without script alike. */
export interface Hook {
  readonly row: OwnCall;
  /** @throws AppError the codes of the row */
  readonly run: (input: object, context: HookContext) => Promise<unknown>;
  /** @throws AppError before the bot proof is used, which is valid once */
  readonly check?: (input: object) => void;
}

/** A hook, typed by its row. Modules in `own/` export theirs as `hooks`. */
export const hook = <Row extends OwnCall>(row: Row, run: Run<Row>, check?: Check<Row>): Hook => ({
  row,
  run: run as Hook['run'],
  ...(check && { check: check as NonNullable<Hook['check']> }),
});
