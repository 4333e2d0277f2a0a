import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallRow } from '../../shared/config/calls/call.ts';
import { getUpload } from '../../shared/config/calls/content-calls.ts';
import { calls } from '../../shared/config/calls/table.ts';
import { errorStatus } from '../../shared/config/errors.ts';
import { restValue } from '../plugins/rest-answers.ts';
import { answerEverything } from '../testing/answer-everything.ts';
import { type AuthSite, startAuthSite } from '../testing/auth-site.ts';
import { sampleOf, wrongBodies } from '../testing/bodies-of-schema.ts';
import { password } from '../testing/fake-accounts.ts';
import { attemptAsVisitor, attempts, provoke, succeed } from '../testing/provoke.ts';
import { siteOperations as operations } from '../testing/test-build.ts';
import { bodyMembers, toVariable } from './body-schema.ts';
import { inputSchemaOf } from './call-schemas.ts';
import { errorsOf } from './errors-of.ts';
import type { JsonSchema } from './json-schema.ts';

interface Described {
  responses: Record<
    string,
    { headers?: Record<string, unknown>; content?: Record<string, { schema: JsonSchema }> }
  >;
}

const nameOf = ({ method, path }: CallRow): string => `${method} ${path}`;

/** Signed by others, streamed, or of networks: their own tests make each of their answers. */
const elsewhere = new Set([
  'GET /api/auth/oauth/:provider/start',
  'POST /api/auth/oauth/callback',
  'POST /api/auth/switch',
  'GET /api/bot-check/challenge',
  'GET /api/consent/proof',
  'GET /api/dashboard/notifications/one-click',
  'POST /api/dashboard/notifications/one-click',
  'GET /api/dashboard/applications/copy',
  'GET /api/dashboard/applications/receipt',
  'GET /api/dashboard/reviews/call-statistics-file',
  'GET /api/dashboard/reviews/export',
  'GET /api/directory/download/attestationOfficielle',
  'GET /api/directory/download/cv',
  'GET /api/file/download-file',
  'GET /api/file/upload',
  'GET /api/graphql',
  'POST /api/graphql',
  'POST /api/isr/invalidate',
  'GET /api/newsletter/one-click',
  'POST /api/newsletter/one-click',
  'POST /api/page-view',
  'POST /api/security/csp-reports',
  'GET /api/settings/my-data',
]);
/** Bodies of calls that check more than their schema. */
const bodies: Record<string, Record<string, unknown>> = {
  'POST /api/dashboard/call-for-applications/mutate-call-for-application': {
    id: 1,
    version: 1,
    input: { title: 'text' },
  },
  'POST /api/dashboard/initiatives/mutate-initiative': { id: 1, version: 1, input: { title: 'text' } },
  'POST /api/dashboard/events/mutate': { id: 1, version: 1, input: { title: 'text' } },
  'POST /api/dashboard/resources/mutate': { id: 1, version: 1, input: { title: 'text' } },
  'POST /api/dashboard/projects/mutate': { id: 1, version: 1, input: { title: 'text' } },
  'POST /api/dashboard/notifications/preferences': { contact: { app: true } },
  'POST /api/dashboard/initiatives/moderate-initiative': { comment: 'text' },
  'POST /api/dashboard/notifications/mark-read': { all: true },
  'POST /api/directory/person/putStatutCommunity': { structureId: 1 },
  'POST /api/dashboard/decisions/prepare': { items: [{ id: 1, version: 1 }], kind: 'selected' },
  'POST /api/dashboard/decisions/renew': { items: [{ id: 1, version: 1 }] },
  'POST /api/dashboard/decisions/forget': { items: [{ id: 1, version: 1 }] },
  'POST /api/directory/person/putManyStatutCommunities': { items: [{ action: 'ask', structureId: 1 }] },
  'POST /api/moderations/update-status': { comment: 'text' },
  'POST /api/contact': { email: 'awa@example.test', consent: true },
  'POST /api/newsletter': { email: 'awa@example.test' },
  'POST /api/settings/update': {
    section: 'password',
    currentPassword: 'text',
    password,
    passwordConfirm: password,
  },
  'POST /api/settings/end-session': { id: 1 },
  'POST /api/onboarding/update-interests-and-centers': { skipped: true },
};
const rows = calls.filter((row) => !elsewhere.has(nameOf(row)));

function bodyOf(row: CallRow): Record<string, unknown> {
  const schema = inputSchemaOf(row, operations);
  return { ...(schema ? (sampleOf(schema) as object) : {}), ...bodies[nameOf(row)] };
}

let test: AuthSite;
let paths: Record<string, Record<string, Described>>;

beforeAll(async () => {
  const env = {
    BOT_CHECK: 'none',
    ENVIRONMENT: 'development',
    SOCIAL_GOOGLE_ID: 'a',
    SOCIAL_GOOGLE_SECRET: 'b',
  };
  test = await startAuthSite({ env });
  test.wordpress.answer = answerEverything;
  paths = (await test.get('/api/openapi.json')).json<{ paths: typeof paths }>().paths;
});
afterAll(() => test.close());

const describedAs = ({ path, method }: CallRow): Described | undefined =>
  paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

function expectDescribed(
  row: CallRow,
  { statusCode, headers, body }: { statusCode: number; headers: object; body: string },
): void {
  const answer = describedAs(row)?.responses[String(statusCode)];
  const waits = /"code":"(?:rate_limited|content_system_unavailable)"/.test(body);
  const names = Object.keys(answer?.headers ?? {}).filter((name) => waits || name !== 'retry-after');
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(names));
  const schema = answer?.content?.['application/json']?.schema ?? { const: '' };
  const value: unknown = body === '' ? '' : JSON.parse(body);
  const check = Compile(schema as never);
  expect([check.Check(value), check.Errors(value), value]).toEqual([true, [], value]);
}

describe('the documentation of /api', () => {
  it('is OpenAPI 3.1', async () => {
    const document = (await test.get('/api/openapi.json')).json<{ openapi: string }>();
    expect(document.openapi).toBe('3.1.0');
  });

  it('has every row of the table, the uploads by tus, and nothing else', () => {
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const known = calls.map((row) => nameOf(row).replaceAll(/:(\w+)/g, '{$1}'));
    const tus = ['DELETE', 'HEAD', 'PATCH', 'POST'].map((method) => `${method} ${getUpload.path}`);
    expect(described.toSorted()).toEqual([...known, ...tus].toSorted());
  });

  it.each(calls.map((row) => [nameOf(row), row] as const))('%s has the statuses of its row', (_name, row) => {
    const codes = errorsOf(row, inputSchemaOf(row, operations));
    const statuses = [row.status ?? 200, ...(row.record ? [201] : []), ...codes.map(errorStatus)].map(String);
    expect(Object.keys(describedAs(row)?.responses ?? {}).toSorted()).toEqual(
      [...new Set(statuses)].toSorted(),
    );
  });
});

describe.each(rows.map((row) => [nameOf(row), row] as const))('%s answers as documented', (_name, row) => {
  it('when all is right', async () => {
    const body = bodyOf(row);
    const response = await succeed(test, row, body);
    const status = row.record && !('id' in body) ? 201 : (row.status ?? 200);
    expect([response.statusCode, response.body]).toEqual([status, response.body]);
    expectDescribed(row, response);
    expect(response.body).not.toMatch(/__typename|"language":"(?:FR|EN)"/);
  });

  const codes = errorsOf(row, inputSchemaOf(row, operations));
  // Without WordPress there is nothing that could fail.
  const provokable = codes.filter(
    (code) =>
      row.operation !== undefined || !['generic_error', 'server_error', 'invalid_fields'].includes(code),
  );
  it.each(provokable)('when it refuses with %s', async (code) => {
    const response = await provoke(test, row, bodyOf(row), code);
    const { error } = response.json<{ error: { code: string } }>();
    expect([response.statusCode, error.code]).toEqual([errorStatus(code), code]);
    expectDescribed(row, response);
  });
});

const isText = (value: unknown): boolean => typeof value !== 'object';

describe('WordPress is asked nothing', () => {
  const taking = rows.flatMap((row) => {
    const schema = inputSchemaOf(row, operations);
    return row.operation && schema?.properties ? [[nameOf(row), row, schema] as const] : [];
  });

  it.each(taking)('by %s with a mistake in one member', async (_name, row, schema) => {
    const isQuery = row.method === 'GET';
    // All values of a query are text.
    const mistakes = wrongBodies(schema, bodyOf(row)).filter(
      ({ value }) => !isQuery || Object.values(value).every(isText),
    );
    const bodies = mistakes.map(({ value }) => value);
    const made = await attempts(test, row, bodies);
    expect(made.map((one, index) => ({ ...one, what: mistakes[index]?.what }))).toEqual(
      mistakes.map(({ what, status }) => ({ what, status: isQuery ? 400 : status, received: [] })),
    );
  });

  const ofMembers = rows.filter(({ who }) => typeof who === 'object');

  it.each(ofMembers.map((row) => [nameOf(row), row] as const))('by %s of a visitor', async (_name, row) => {
    expect(await attemptAsVisitor(test, row, bodyOf(row))).toEqual({ status: 401, received: [] });
  });
});

describe('a reading call', () => {
  const reading = calls.filter(({ method, own }) => method === 'GET' && !own);

  it.each(reading.map((row) => [row.path, row] as const))('%s is its operation', async (_path, row) => {
    const body = bodyOf(row);
    const language = row.fills?.includes('language') ? { language: 'FR' } : {};
    const called = await succeed(test, row, body);
    const browser = test.browser();
    if (typeof row.who === 'object') await browser.signIn();
    const { members } = bodyMembers(row, operations);
    const variables = Object.entries(body).map(([name, value]) => {
      const member = members.get(name);
      return [name, member ? toVariable(member.type, value) : value];
    });
    const payload = {
      operationId: row.operation?.id,
      variables: { ...Object.fromEntries(variables), ...language, ...row.fixes },
    };
    const asked = await browser.post('/api/graphql', payload);
    const [root] = Object.values(asked.json<{ data: Record<string, unknown> }>().data);
    const answer = restValue(root);
    const data = row.as ? { [row.as]: answer } : answer;
    expect([called.statusCode, called.json()]).toEqual([200, { data }]);
  });

  it('exists', () => {
    expect(reading.length).toBeGreaterThan(0);
  });
});
