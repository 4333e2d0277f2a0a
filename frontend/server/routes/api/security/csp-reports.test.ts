import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../limits.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const token = 'token-of-the-tests';
let test: TestApp;
beforeEach(async () => {
  test = await startTestApp({ env: { METRICS_TOKEN: token } });
});
afterEach(() => test.close());

const url = '/api/security/csp-reports';
const page = 'https://passerelle.test/activer/?hash=SECRET#SECRET';
const classic = (report: object) => ({
  type: 'application/csp-report',
  body: { 'csp-report': { 'document-uri': page, 'effective-directive': 'script-src-elem', ...report } },
});
const reported = (...bodies: object[]) => ({
  type: 'application/reports+json',
  body: bodies.map((body) => ({
    type: 'csp-violation',
    url: page,
    user_agent: 'SECRET',
    body: {
      documentURL: page,
      effectiveDirective: 'img-src',
      disposition: 'enforce',
      sample: 'SECRET',
      ...body,
    },
  })),
});
const send = ({ type, body }: { type: string; body: unknown }) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress: '203.0.113.7',
  });
const lines = () =>
  test.logs
    .filter(({ event }) => event === 'csp_violation')
    .map(({ directive, disposition, page: path, blocked }) => ({
      directive,
      disposition,
      page: path,
      blocked,
    }));
const line = (directive: string, blocked: string, disposition = 'enforce') => ({
  directive,
  disposition,
  page: '/activer/',
  blocked,
});

describe('a report about the content security policy', () => {
  it('is logged and counted in both formats, without personal data', async () => {
    const answers = [
      await send(classic({ 'blocked-uri': 'inline', 'script-sample': 'SECRET' })),
      await send(classic({ 'blocked-uri': 'https://evil.example/x?SECRET', disposition: 'report' })),
      await send(
        reported(
          { blockedURL: 'https://passerelle.test/me?SECRET' },
          { blockedURL: 'chrome-extension://SECRET/x' },
        ),
      ),
      await send(
        classic({
          'effective-directive': undefined,
          'violated-directive': 'style-src self',
          'blocked-uri': 'SECRET',
        }),
      ),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(answers.map(() => [204, '']));
    expect(lines()).toEqual([
      line('script-src-elem', 'inline'),
      line('script-src-elem', 'https://evil.example', 'report'),
      line('img-src', 'self'),
      line('img-src', 'chrome-extension'),
      line('style-src', 'other'),
    ]);
    for (const secret of ['SECRET', '203.0.113.7']) expect(JSON.stringify(test.logs)).not.toContain(secret);
    const { body } = await test.get('/metrics', { authorization: `Bearer ${token}` });
    expect(body).toContain('passerelle_csp_violations_total{directive="script-src-elem"} 2\n');
  });

  it('makes no new series and no line about other sites', async () => {
    expect(
      (await send(classic({ 'effective-directive': 'made-up', 'blocked-uri': 'eval' }))).statusCode,
    ).toBe(204);
    expect((await send(classic({ 'document-uri': 'https://evil.example/' }))).statusCode).toBe(204);
    expect(
      (await send({ type: 'application/reports+json', body: [{ type: 'deprecation', body: {} }] }))
        .statusCode,
    ).toBe(204);
    expect(lines()).toEqual([line('other', 'eval')]);
  });

  it.each([
    ['no JSON', 400, { type: 'application/csp-report', body: '{' }],
    ['another shape', 400, { type: 'application/csp-report', body: { a: 1 } }],
    ['a text where a report should be', 400, { type: 'application/reports+json', body: ['x'] }],
    ['too many', 400, reported(...Array.from({ length: limits.security.reportsPerRequest + 1 }, () => ({})))],
    ['too large', 413, classic({ 'blocked-uri': 'x'.repeat(limits.security.reportBytes) })],
    ['another type', 415, { type: 'text/plain', body: '{}' }],
    [
      'ill-formed text',
      400,
      { type: 'application/csp-report', body: '{"csp-report":{"document-uri":"\\ud800"}}' },
    ],
  ])('is refused: %s', async (_case, status, report) => {
    expect((await send(report)).statusCode).toBe(status);
    expect(lines()).toEqual([]);
  });

  it('is limited by address', async () => {
    const statuses: number[] = [];
    for (let times = 0; times <= limits.security.reportsPerMinute; times += 1)
      statuses.push((await send(classic({ 'blocked-uri': 'inline' }))).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 204)).toBe(true);
  });
});

it.each(['/', '/nothing-here/', '/%ff', '/api/nothing', '/healthz'])(
  '%s has the reporting endpoint',
  async (path) => {
    const { headers } = await test.get(path);
    expect(headers['content-security-policy']).toContain(`report-uri ${url}; report-to csp`);
    expect(headers['reporting-endpoints']).toBe(`csp="${url}"`);
  },
);
