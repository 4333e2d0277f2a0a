import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CallRow } from '../../shared/config/calls/call.ts';
import { manifest } from '../../shared/graphql/generated/manifest.ts';
import { siteOperations as operations } from '../testing/test-build.ts';
import { requestValidation } from '../request-validation.ts';
import { bodyMembers, bodySchema } from './body-schema.ts';
import { callRoutes } from './call-routes.ts';
import { answerSchemaOf } from './call-schemas.ts';
import type { Calls } from './calls.ts';

const row = {
  path: '/api/test/change-role',
  method: 'POST',
  summary: 'For the test',
  own: true,
  who: 'everybody',
  body: { role: { oneOf: ['owner', 'member'] }, 'note?': 'string', ids: ['integer'] },
  answer: { role: 'string' },
  notice: 'role_changed',
  status: 202,
} as const satisfies CallRow;

let app: FastifyInstance;

beforeEach(async () => {
  app = Fastify(requestValidation);
  for (const name of ['api-guard', 'openapi', 'idempotency'])
    app.register(fp(async () => undefined, { name }));
  app.decorateRequest('language', 'en');
  app.register(callRoutes, { operations, calls: {} as Calls });
  app.register(async (scope) => {
    scope.call(row, async (request) => ({ data: { role: request.body.role } }));
  });
  await app.ready();
});
afterEach(() => app.close());

const post = (payload: object) => app.inject({ method: 'POST', url: row.path, payload });

it('returns the notice, with the status of the row', async () => {
  const response = await post({ role: 'owner', ids: [1] });
  expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
    202,
    { data: { role: 'owner' }, notice: 'role_changed', message: 'The role has been changed.' },
    'no-store',
  ]);
  expect(answerSchemaOf(row, operations)?.properties).toHaveProperty('notice.const', 'role_changed');
});

it('returns the notice of the action, where it has its own', async () => {
  const byAction = {
    ...row,
    path: '/api/test/act',
    body: { action: { oneOf: ['lend', 'return', 'toString'] } },
    answer: {},
    notices: { lend: 'status_changed' },
    status: 200,
  } as const satisfies CallRow;
  const site = Fastify();
  for (const name of ['api-guard', 'openapi', 'idempotency'])
    site.register(fp(async () => undefined, { name }));
  site.decorateRequest('language', 'fr');
  site.register(callRoutes, { operations, calls: {} as Calls });
  site.register(async (scope) => {
    scope.call(byAction, async () => ({ data: {} }));
  });
  const answers = await Promise.all(
    ['lend', 'return', 'toString'].map(async (action) => {
      const response = await site.inject({ method: 'POST', url: byAction.path, payload: { action } });
      return response.json<{ notice: string; message: string }>();
    }),
  );
  expect(answers.map(({ notice, message }) => [notice, message])).toEqual([
    ['status_changed', 'Le statut a été modifié.'],
    ['role_changed', 'Le rôle a été modifié.'],
    ['role_changed', 'Le rôle a été modifié.'],
  ]);
  expect(answerSchemaOf(byAction, operations)?.properties).toHaveProperty('notice.enum', [
    'role_changed',
    'status_changed',
  ]);
  await site.close();
});

it.each([
  {},
  { role: 'owner' },
  { role: 'guest', ids: [1] },
  { role: 'owner', ids: [0] },
  { role: 'owner', ids: ['x'] },
  { role: 'owner', ids: ['1e999'] },
  { role: 'owner', ids: ['-1e999'] },
  { role: 'owner', ids: [1], more: 1 },
])('rejects %o, which does not match the row', async (body) => {
  expect((await post(body)).statusCode).toBe(400);
});

it('accepts variables that the server does not fill in, required as in the operation', () => {
  const [id] = Object.entries(manifest).find(([, { name }]) => name === 'AskDeletion') ?? [''];
  const call = {
    ...row,
    own: undefined,
    operation: { id, name: 'AskDeletion' },
    fills: [],
  } as unknown as CallRow;
  expect(bodySchema(call, bodyMembers(call, operations))).toEqual({
    type: 'object',
    properties: {
      password: { type: 'string' },
      publishedItems: { type: 'string', enum: ['keep', 'remove', 'transfer'] },
      heirId: { type: ['integer', 'null'], minimum: 1, maximum: 2 ** 31 - 1 },
    },
    required: ['password', 'publishedItems'],
    additionalProperties: false,
  });
});

it('refuses to start with a row whose operation is not in the build', () => {
  const call = { ...row, own: undefined, operation: { id: 'ffff', name: 'Gone' } } as unknown as CallRow;
  expect(() => bodyMembers(call, operations)).toThrow('unknown_operation: ffff');
});
