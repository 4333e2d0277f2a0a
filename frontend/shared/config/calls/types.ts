import type { Operation } from '../../graphql/operation.ts';
import type { CallRow } from './call.ts';
import type { InBody, OnWire } from './on-wire.ts';
import type { ValueOf } from './shape.ts';

type OperationOf<Row> = Row extends { operation: infer Found } ? Found : never;
type VariablesOf<Row> =
  OperationOf<Row> extends Operation<infer _Result, infer Variables> ? Variables : object;
type ResultOf<Row> = OperationOf<Row> extends Operation<infer Result, infer _Variables> ? Result : never;

type Filled<Row> = Row extends { fills: readonly (infer Name)[] } ? Name : never;
type Fixed<Row> = Row extends { fixes: infer Fixes } ? keyof Fixes : never;
type Left<Row> = Omit<VariablesOf<Row>, (Filled<Row> | Fixed<Row>) & string>;
/** An operation whose only variable is `input`: the body is that input. */
type Flat<Variables> = [keyof Variables] extends ['input']
  ? Variables extends { input: infer Input }
    ? Input
    : Variables
  : Variables;
type Optional<Members, Names> = Omit<Members, Names & keyof Members> &
  Partial<Pick<Members, Names & keyof Members>>;
type DefaultNames<Row> = Row extends { defaults: infer Defaults } ? keyof Defaults : never;

/** Input of a call: the JSON body, or the query of a GET. */
export type BodyOf<Row extends CallRow> = (Row extends { body: infer Body }
  ? ValueOf<Body>
  : Optional<InBody<Flat<Left<Row>>>, DefaultNames<Row>>) &
  (Row extends { botCheck: true } ? { readonly botProof?: string } : unknown);

type RootOf<Result> = Result[keyof Result];
type Plain<Value> = Value extends boolean ? { accepted: true } : OnWire<Value>;

/** `data` of the answer of a call that succeeds; undefined where there is none. */
export type AnswerOf<Row extends CallRow> = Row extends { status: 204 | 303 }
  ? undefined
  : Row extends { answer: infer Answer }
    ? ValueOf<Answer>
    : Row extends { as: infer Name extends string }
      ? { [Member in Name]: Plain<RootOf<ResultOf<Row>>> }
      : Plain<RootOf<ResultOf<Row>>>;
