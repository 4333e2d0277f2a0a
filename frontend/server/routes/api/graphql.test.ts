import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ErrorCode, errorMessage } from '../../../shared/config/errors.ts';
import { limits } from '../../limits.ts';
import { eventually } from '../../testing/eventually.ts';
import { cutShort, data, graphqlError, hang, raw } from '../../testing/fake-wordpress.ts';
import { graphqlSecret, startTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
const list = { passerelleCatalogue: { items: [{ groupId: 12, title: 'First title' }], total: 1 } };

beforeEach(async () => {
  test = await startTestApp();
  test.wordpress.answer = () => data(list);
});
afterEach(() => test.close());

const get = (operationId: string, variables?: unknown, headers?: Record<string, string>) => {
  const text = typeof variables === 'string' ? variables : JSON.stringify(variables);
  return test.get(
    `/api/graphql?${new URLSearchParams({ operationId, ...(text ? { variables: text } : {}) })}`,
    headers,
  );
};
const post = (payload: unknown, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const refusal = (code: ErrorCode) => ({
  error: {
    code,
    message: errorMessage(code, 'fr'),
    fields: [],
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  },
});

describe('GET /api/graphql', () => {
  it('runs a known public query and returns its data', async () => {
    const response = await get('aa02', { language: 'FR', page: 2 }, { 'x-request-id': 'from-a-test-01' });
    expect([response.statusCode, response.json()]).toEqual([200, { data: list }]);
    expect(response.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, must-revalidate');
    expect(response.headers['set-cookie']).toBeUndefined();
    const [asked] = test.wordpress.received;
    expect(asked).toMatchObject({
      operationName: 'Catalogue',
      variables: { language: 'FR', page: 2 },
      query: expect.stringContaining('query Catalogue('),
    });
    expect(asked?.headers).toMatchObject({
      'x-passerelle-proxy': graphqlSecret,
      'x-request-id': 'from-a-test-01',
    });
    expect(asked?.headers.cookie).toBeUndefined();
  });

  it('queries once for equal variables in any order, and again after a purge', async () => {
    await get('aa02', { language: 'FR', page: 2 });
    await get('aa02', { page: 2, language: 'FR' });
    expect(test.wordpress.received).toHaveLength(1);
    expect((await test.purge(['item:12'])).json()).toEqual({ data: { invalidated: 1 } });
    await get('aa02', { language: 'FR', page: 2 });
    expect(test.wordpress.received).toHaveLength(2);
  });

  it('queries once for 500 concurrent requests', async () => {
    const url = `/api/graphql?${new URLSearchParams({ operationId: 'aa02', variables: JSON.stringify({ language: 'FR' }) })}`;
    // Five networks send, each below its limit.
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, sent) =>
        test.app.inject({ url, remoteAddress: `192.0.2.${1 + (sent % 5)}` }),
      ),
    );
    expect(new Set(answers.map((response) => response.statusCode))).toEqual(new Set([200]));
    expect(test.wordpress.received).toHaveLength(1);
  });

  it('queries again when the answer is a minute old', async () => {
    await get('aa02', { language: 'FR' });
    test.clock.advance(limits.queries.fresh);
    await get('aa02', { language: 'FR' });
    expect(test.wordpress.received).toHaveLength(2);
  });

  it('answers 304 to a current copy, and compresses the rest', async () => {
    const items = Array.from({ length: 100 }, (_, groupId) => ({
      groupId,
      title: 'A long title of an item',
    }));
    test.wordpress.answer = () => data({ passerelleCatalogue: { items, total: 100 } });
    const zipped = await get('aa02', { language: 'FR' }, { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual({
      data: { passerelleCatalogue: { items, total: 100 } },
    });
    const again = await get('aa02', { language: 'FR' }, { 'if-none-match': String(zipped.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each<[string, string, unknown, ErrorCode, number]>([
    ['an unknown operation', 'ffff', {}, 'unknown_operation', 400],
    ['a query text', '{__schema{types{name}}}', {}, 'malformed_request', 400],
    ['an inherited name', 'constructor', {}, 'unknown_operation', 400],
    ['a mutation', 'aa04', { title: 'x' }, 'operation_not_allowed', 400],
    ['a query that is not public', 'aa05', {}, 'operation_not_allowed', 400],
    ['variables that are no JSON', 'aa02', '{', 'malformed_request', 400],
    ['variables that are a list', 'aa02', '[1]', 'malformed_request', 400],
    ['variables that are null', 'aa02', 'null', 'malformed_request', 400],
    ['a missing variable', 'aa02', {}, 'malformed_request', 400],
    ['a variable of another type', 'aa02', { language: 'FR', page: 'two' }, 'malformed_request', 400],
    ['an unknown enum value', 'aa02', { language: 'DE' }, 'malformed_request', 400],
    ['an undeclared variable', 'aa02', { language: 'FR', admin: true }, 'malformed_request', 400],
    [
      'an unknown input field',
      'aa02',
      { language: 'FR', filter: { status: 'draft' } },
      'malformed_request',
      400,
    ],
    [
      'huge variables',
      'aa02',
      { language: 'FR', filter: { q: 'a'.repeat(5_000) } },
      'malformed_request',
      400,
    ],
  ])('refuses %s', async (_case, id, variables, code, status) => {
    const response = await get(id, variables);
    expect([response.statusCode, response.json()]).toEqual([status, refusal(code)]);
    expect(test.wordpress.received).toEqual([]);
  });
});

describe('POST /api/graphql', () => {
  it('returns the data uncached', async () => {
    const response = await post({ operationId: 'aa02', variables: { language: 'FR' } });
    expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
      200,
      { data: list },
      'no-store',
    ]);
  });

  it.each<[string, unknown, ErrorCode, number]>([
    ['an unknown operation', { operationId: 'ffff' }, 'unknown_operation', 400],
    ['a mutation', { operationId: 'aa04', variables: { title: 'x' } }, 'operation_not_allowed', 400],
    ['a query for one person', { operationId: 'aa05' }, 'access_token_missing', 401],
    ['a query text', { query: '{__typename}' }, 'malformed_request', 400],
    ['variables that are a list', { operationId: 'aa02', variables: [] }, 'malformed_request', 400],
    ['variables that are a text', { operationId: 'aa02', variables: '{}' }, 'malformed_request', 400],
    ['an id that is a number', { operationId: { $ne: 1 } }, 'malformed_request', 400],
    ['no JSON', '{"operationId"', 'malformed_request', 400],
    ['nothing', '', 'malformed_request', 400],
    ['a poisoned prototype', '{"operationId":"aa02","__proto__":{"x":1}}', 'malformed_request', 400],
    ['a huge body', { operationId: 'aa02', variables: { q: 'a'.repeat(70_000) } }, 'payload_too_large', 413],
  ])('refuses %s', async (_case, payload, code, status) => {
    const response = await post(payload);
    expect([response.statusCode, response.json()]).toEqual([status, refusal(code)]);
    expect(test.wordpress.received).toEqual([]);
  });

  it('refuses another format', async () => {
    const response = await post('operationId=aa02', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([response.statusCode, response.json()]).toEqual([415, refusal('unsupported_media_type')]);
  });

  it('limits the rate of one address', async () => {
    const asked = { operationId: 'aa02', variables: { language: 'FR' } };
    for (let count = 0; count < limits.queries.apiRequestsPerMinute; count += 1) await post(asked);
    const response = await post(asked);
    expect([response.statusCode, response.json()]).toEqual([429, refusal('rate_limited')]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('limits the rate of GET as that of POST', async () => {
    for (let count = 0; count < limits.queries.apiRequestsPerMinute; count += 1)
      expect((await get('aa02', { language: 'FR' })).statusCode).toBe(200);
    const response = await get('aa02', { language: 'FR' });
    expect([response.statusCode, response.json()]).toEqual([429, refusal('rate_limited')]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('WordPress in trouble', () => {
  it('is queried again when it closes a keep-alive connection on reuse', async () => {
    let calls = 0;
    test.wordpress.answer = () => {
      calls += 1;
      return calls === 1 ? (response) => response.destroy() : data(list);
    };
    const response = await get('aa02', { language: 'FR' });
    expect([response.statusCode, calls]).toEqual([200, 2]);
  });

  it.each([
    ['disconnects during its answer', () => cutShort({ 'content-length': '100' }, Buffer.from('{"data":{'))],
    ['answers with its own error', () => graphqlError(undefined)],
    ['answers with an unknown code', () => graphqlError('wp_die')],
    [
      'answers HTML',
      () => raw(200, { 'content-type': 'text/html' }, '<b>Fatal error</b>: /var/www/wp-content'),
    ],
    ['answers 500', () => raw(500, {}, 'SQLSTATE')],
    ['answers 302', () => raw(302, { location: 'http://127.0.0.1/wp-admin/install.php' }, '')],
    ['answers JSON that is no answer', () => raw(200, {}, '"text"')],
    ['refuses the secret', () => raw(403, {}, '{"errors":[{"message":"proxy only"}]}')],
  ])('returns a general error when it %s', async (_case, answer) => {
    test.wordpress.answer = answer;
    const response = await get('aa02', { language: 'FR' });
    expect([response.statusCode, response.json()]).toEqual([503, refusal('content_system_unavailable')]);
    expect(response.headers['retry-after']).toBe('10');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each<[string, ErrorCode, number]>([
    ['forbidden', 'forbidden', 403],
    ['not_found', 'not_found', 404],
    ['link_expired', 'gone', 410],
    ['invalid_fields', 'malformed_request', 400],
  ])('passes on the refusal %s in its own words', async (code, expected, status) => {
    test.wordpress.answer = () => graphqlError(code);
    const response = await get('aa02', { language: 'FR' });
    expect([response.statusCode, response.json()]).toEqual([status, refusal(expected)]);
  });

  it('stops querying after consecutive failures, then tries once and recovers', async () => {
    const metricsToken = 'metrics-token-of-the-tests-0123456789abcdef';
    await test.close();
    test = await startTestApp({ env: { METRICS_TOKEN: metricsToken } });
    await test.wordpress.stop();
    for (let count = 0; count < limits.upstream.breakerFailures; count += 1)
      await get('aa02', { language: 'FR' });
    // The circuit opens when its own probe has failed too.
    await eventually(async () =>
      expect((await test.get('/metrics', { authorization: `Bearer ${metricsToken}` })).body).toMatch(
        /^passerelle_circuit_open\{operation="Catalogue"\} 1$/m,
      ),
    );
    await test.wordpress.start();
    expect((await get('aa02', { language: 'FR' })).statusCode).toBe(503);
    expect(test.wordpress.received).toEqual([]);
    test.clock.advance(limits.upstream.breakerOpen);
  });

  it('limits the rate of GET as that of POST', async () => {
    for (let count = 0; count < limits.queries.apiRequestsPerMinute; count += 1)
      expect((await get('aa02', { language: 'FR' })).statusCode).toBe(200);
    const response = await get('aa02', { language: 'FR' });
    expect([response.statusCode, response.json()]).toEqual([429, refusal('rate_limited')]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('isolates a slow operation from the others', async () => {
    await test.close();
    test = await startTestApp({ timeouts: { read: 1_000 } });
    test.wordpress.answer = ({ operationName }) =>
      operationName === 'Catalogue' ? hang : data({ passerelleInitiative: null });
    const slow = Array.from({ length: 50 }, (_, page) => get('aa02', { language: 'FR', page }));
    const other = await get('aa03', { language: 'FR', slug: 'bridge' });
    const busy = test.wordpress.received.filter(({ operationName }) => operationName === 'Catalogue');
    expect(busy.length).toBeLessThanOrEqual(limits.upstream.perOperation);
    expect([other.statusCode, other.json()]).toEqual([200, { data: { passerelleInitiative: null } }]);
    const answers = await Promise.all(slow);
    expect(new Set(answers.map((response) => response.statusCode))).toEqual(new Set([503]));
  });
});
