import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { CallRow, OwnCall } from '../../shared/config/calls/call.ts';
import type { BeforeWire } from '../../shared/config/calls/on-wire.ts';
import { calls } from '../../shared/config/calls/table.ts';
import type { AnswerOf, BodyOf } from '../../shared/config/calls/types.ts';
import { type NoticeCode, noticeText } from '../../shared/config/notices.ts';
import { limits } from '../limits.ts';
import type { Operations } from '../upstream/operations.ts';
import { inputSchemaOf } from './call-schemas.ts';
import type { Calls } from './calls.ts';
import { hooks } from './hooks.ts';

type Handler<Row extends CallRow> = (
  request: FastifyRequest<{ Body: BodyOf<Row>; Querystring: BodyOf<Row> }>,
  reply: FastifyReply,
) => Promise<{ data: BeforeWire<AnswerOf<Row>> } | FastifyReply>;

/** Options of a route besides its row: limits, hooks, and a schema that replaces the one derived from the row. */
type More = Pick<RouteShorthandOptions, 'bodyLimit' | 'config' | 'onRequest' | 'schema'>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Serves a call with a handler of its own. */
    call: <Row extends OwnCall>(row: Row, handler: Handler<Row>, more?: More) => void;
  }
  interface FastifyContextConfig {
    /** The row of the table of calls that the route serves. */
    call?: CallRow;
  }
}

interface Options {
  operations: Operations;
  calls: Calls;
}

/** Serves the rows of the table of calls that are one operation or have a hook, and lets routes serve the others. */
export const callRoutes = fp<Options>(
  async (app, { operations, calls: runner }) => {
    app.decorate('call', function call(this: FastifyInstance, row, handler, more) {
      serve(this, row, handler, operations, more);
    });
    for (const row of calls) if (!row.own || hooks.has(row)) serveRow(app, row, operations, runner);
  },
  { name: 'call-routes', dependencies: ['api-guard', 'openapi', 'idempotency'] },
);

/** The answers of public calls are everybody's, each in one language. */
const publicAnswer = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'x-locale' };

function serveRow(app: FastifyInstance, row: CallRow, operations: Operations, runner: Calls): void {
  const isPublic = !row.own && operations.get(row.operation.id).public && row.who === 'everybody';
  serve(
    app,
    row,
    async (request, reply) => {
      const input = row.method === 'GET' ? request.query : (request.body ?? {});
      const data = await runner.run(row, { request, reply }, input);
      if (isPublic) reply.headers(publicAnswer);
      return { data };
    },
    operations,
  );
}

const made = 201;

function statusOf({ record, status = 200 }: CallRow, body: unknown): number {
  const isNew = record && ((body as { id?: number | null }).id ?? undefined) === undefined;
  return isNew ? made : status;
}

const noticeOf = ({ notice, notices = {} }: CallRow, body: unknown): NoticeCode | undefined => {
  const action = (body as { action?: string } | null | undefined)?.action ?? '';
  return Object.hasOwn(notices, action) ? notices[action] : notice;
};

/** A handler that sent the response itself returns `reply`; awaited, that is undefined. */
const isAnswer = (value: unknown): value is { data: unknown } =>
  typeof value === 'object' && value !== null && 'data' in value;

function serve(
  app: FastifyInstance,
  row: CallRow,
  handler: Handler<CallRow>,
  operations: Operations,
  { schema, config, ...more }: More = {},
): void {
  const { path, method, summary, failsAs, guarded, needsCookies, record, formDocument } = row;
  const input = inputSchemaOf(row, operations);
  const [, , tag = ''] = path.split('/');
  app.route<{ Body: never; Querystring: never }>({
    method,
    url: path,
    schema: {
      tags: [tag],
      summary,
      ...(input && { [method === 'GET' ? 'querystring' : 'body']: input }),
      ...schema,
    },
    config: {
      call: row,
      ...(failsAs && { failsAs }),
      ...(guarded === false && { guarded }),
      ...(needsCookies && { needsCookies }),
      ...config,
    },
    ...(record && { bodyLimit: limits.calls.recordBytes }),
    ...(formDocument && { bodyLimit: limits.calls.formDocumentBytes }),
    ...more,
    async handler(request, reply) {
      const status = statusOf(row, request.body);
      reply.code(status).header('cache-control', 'no-store');
      const answer: unknown = await handler(request, reply);
      if (reply.sent || !isAnswer(answer)) return reply;
      if (status === 204) return reply.send();
      const code = noticeOf(row, request.body);
      return code ? { ...answer, notice: code, message: noticeText(code, request.language) } : answer;
    },
  });
}
