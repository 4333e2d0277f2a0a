import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { publicQuery, query } from '../../../shared/config/calls/content-calls.ts';
import { accountHeader } from '../../../shared/graphql/account-header.ts';
import { isQueryError, type QueryError } from '../../../shared/graphql/operation.ts';
import { chooseEncoding, matchesEtag, worthEncoding } from '../../cache/encoding.ts';
import { AppError, codeOfStatus } from '../../errors/app-error.ts';
import { limits } from '../../limits.ts';
import { requireWellFormed } from '../../plugins/well-formed-input.ts';
import type { KnownOperation, Variables } from '../../upstream/operations.ts';
import { accessSubject } from '../../session/access-token.ts';
import { holdsTokens } from '../../session/cookies.ts';
import { personKey } from '../../plugins/limit-keys.ts';
import { perMinute } from '../../plugins/per-minute.ts';
import type { Route } from '../route.ts';

/** By person: members of a team, or of a mobile network, share an address. */
const queriesPerMinute = perMinute(limits.queries.apiRequestsPerMinute, {
  hook: 'preHandler',
  keyGenerator: personKey,
});

const OperationId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9]+$' });
const Query = Type.Object({
  operationId: OperationId,
  variables: Type.Optional(
    Type.String({ maxLength: limits.queries.variablesLength, description: 'A JSON object.' }),
  ),
});
const Body = Type.Object({
  operationId: OperationId,
  variables: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

/** /api/graphql: the operations that the frontend was built with, by id. Queries only; nothing here changes anything. */
export const route: Route = async (app, services) => {
  const { operations, queries, bodies, sessions, wordpress } = services;
  app.call(
    publicQuery,
    async (request, reply) => {
      const input = request.query as Static<typeof Query>;
      const operation = operations.get(input.operationId);
      const { json } = await answer(operation, readVariables(input.variables), request);
      reply.header(
        'cache-control',
        `public, max-age=0, s-maxage=${limits.queries.sharedMaxAge}, must-revalidate`,
      );
      return send(json, request, reply);
    },
    {
      schema: { querystring: Query },
      config: { rateLimit: queriesPerMinute },
    },
  );

  app.call(
    query,
    async (request, reply) => {
      const input = request.body as Static<typeof Body>;
      const operation = operations.get(input.operationId);
      const variables = input.variables ?? {};
      if (holdsTokens(request) && operation.kind === 'query') {
        operations.checkVariables(operation, variables);
        return { data: await queryAsUser(operation, variables, request, reply) };
      }
      // Signed out in another tab: whose page this is may sign in again.
      if (operation.kind === 'query' && !operation.public) throw new AppError('access_token_missing');
      const { json } = await answer(operation, variables, request);
      return reply.type('application/json; charset=utf-8').send(`{"data":${json}}`);
    },
    {
      schema: { body: Body },
      config: { rateLimit: queriesPerMinute },
    },
  );

  /** Runs a query with the rights of the session's user. @throws AppError as Sessions.run */
  async function queryAsUser(
    operation: KnownOperation,
    variables: Variables,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    return sessions.run(request, reply, async (accessToken) => {
      reply.header(accountHeader, accessSubject(accessToken) ?? '');
      try {
        return await wordpress.query(operation, variables, request.id, accessToken);
      } catch (error) {
        throw isQueryError(error) && error.status !== 401 ? byStatus(error) : error;
      }
    });
  }

  async function answer(operation: KnownOperation, variables: Variables, request: FastifyRequest) {
    operations.checkVariables(operation, variables);
    try {
      return await queries.query(operation, variables, request.id, { staleIfError: true });
    } catch (error) {
      throw isQueryError(error) ? byStatus(error) : error;
    }
  }

  async function send(json: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = Buffer.from(`{"data":${json}}`);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const etag = `W/"${hash}"`;
    reply.header('etag', etag).header('vary', 'Accept-Encoding').type('application/json; charset=utf-8');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (worthEncoding(body, encoding)) reply.header('content-encoding', encoding);
    return reply.send(await bodies.get(hash, body, encoding));
  }
};

function readVariables(text: string | undefined): Variables {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      requireWellFormed(value);
      return value as Variables;
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Reported below, as for any other value that is not an object.
  }
  throw new AppError('malformed_request', { detail: 'variables are not a JSON object' });
}

/** The content system's own codes are not part of these answers. */
const byStatus = ({ status, code, retryAfter }: QueryError): AppError =>
  new AppError(codeOfStatus(status), { detail: code, retryAfter });
