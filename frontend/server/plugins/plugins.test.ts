import { errorMessage } from '../../shared/config/errors.ts';
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { raw } from '../testing/fake-wordpress.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

/** The hash of the styles in a page, as its policy may name it. */
const styleHash = (html: string): string | undefined => {
  const style = /<style>([^<]*)<\/style>/.exec(html)?.[1];
  return style && `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
};

const carriesRequestId = (headers: OutgoingHttpHeaders): boolean =>
  /^[0-9a-f-]{36}$/.test(String(headers['x-request-id']));

/** One address of each kind of answer. */
const everyKind: Array<[string, number]> = [
  ['/', 200],
  ['/initiative', 301],
  ['/?data-light=off', 303],
  ['/nowhere/', 404],
  ['/broken/', 503],
  ['/%ff', 400],
  [`/${'a'.repeat(3_000)}`, 404],
  ['/api/nothing', 404],
  ['/api/graphql?operationId=ffff', 400],
  ['/api/graphql', 400],
  ['/api/openapi.json', 200],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics', 404],
  ['/robots.txt', 200],
  ['/favicon.svg', 200],
  ['/assets/app-a1b2.js', 200],
  ['/assets/none.js', 404],
];

describe('security headers', () => {
  it.each(everyKind)('are set on %s', async (url, status) => {
    const { statusCode, headers, body } = await test.get(url);
    expect(statusCode).toBe(status);
    const hash = styleHash(body);
    const styles = hash ? `'self' ${hash}` : "'self'";
    expect(headers).toMatchObject({
      'content-security-policy':
        `default-src 'self'; script-src 'self'; style-src ${styles}; ` +
        "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src https://www.youtube-nocookie.com; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types worker; " +
        'report-uri /api/security/csp-reports; report-to csp; upgrade-insecure-requests',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), geolocation=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(carriesRequestId(headers)).toBe(!String(headers['cache-control']).includes('s-maxage'));
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('have HSTS only with https, and exclude other environments from search engines', async () => {
    const copy = await startTestApp({ env: { PUBLIC_URL: 'http://localhost:3000', ENVIRONMENT: 'staging' } });
    const { headers } = await copy.get('/');
    const robots = await copy.get('/robots.txt');
    await copy.close();
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(robots.body).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('request id', () => {
  it('is the caller’s when it is one', async () => {
    expect(
      (await test.get('/api/nothing', { 'x-request-id': 'trace_0123.abc-9' })).headers['x-request-id'],
    ).toBe('trace_0123.abc-9');
  });

  it.each(['short', 'a'.repeat(65), 'with space 123', 'é'.repeat(10), '<script>alert(1)</script>'])(
    'is a new one when the caller’s is %s',
    async (given) => {
      const { headers } = await test.get('/%ff', { 'x-request-id': given });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('errors of /api', () => {
  it('have the language of the request and its id', async () => {
    const response = await test.get('/api/nothing', { 'x-locale': 'en', 'x-request-id': 'trace_0123.abc-9' });
    expect(response.json()).toEqual({
      error: {
        code: 'not_found',
        message: errorMessage('not_found', 'en'),
        fields: [],
        requestId: 'trace_0123.abc-9',
      },
    });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['de', '', 'fr', 'constructor'])('are in French for the language "%s"', async (language) => {
    const { error } = (await test.get('/api/nothing', { 'x-locale': language })).json<{
      error: { message: string };
    }>();
    expect(error.message).toBe(errorMessage('not_found', 'fr'));
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'answer %s in JSON',
    async (method) => {
      const response = await test.app.inject({ method, url: '/api/nothing/here' });
      expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([
        404,
        'not_found',
      ]);
    },
  );
});

describe('the log', () => {
  it('has one line a request, without query, cookies or tokens', async () => {
    await test.get('/nouveau-mot-de-passe/?hash=SECRET-HASH&q=SECRET-QUERY', {
      cookie: 'auth-check=1; __Host-access-token=SECRET-COOKIE',
      authorization: 'Bearer SECRET-TOKEN',
      'x-request-id': 'trace_0123.abc-9',
    });
    await test.get('/%ff?hash=SECRET-HASH');
    await test.app.inject({
      method: 'POST',
      url: '/api/graphql?hash=SECRET-HASH',
      headers: { 'content-type': 'application/json' },
      payload: '{"operationId":"SECRET',
    });
    expect(JSON.stringify(test.logs)).not.toContain('SECRET');
    expect(test.logs).toContainEqual(
      expect.objectContaining({
        msg: 'request',
        requestId: 'trace_0123.abc-9',
        method: 'GET',
        path: '/nouveau-mot-de-passe/',
        status: 404,
        cache: 'bypass',
      }),
    );
  });

  it('logs the error of WordPress, which no answer contains', async () => {
    test.wordpress.answer = () => raw(500, {}, 'Fatal error in /var/www/db.php');
    const response = await test.get('/initiative/');
    expect(response.body).not.toContain('/var/www');
    expect(JSON.stringify(test.logs)).toContain('Fatal error in /var/www/db.php');
  });

  it('removes secrets that a careless line would hold', () => {
    test.app.log.info(
      { request: { headers: { cookie: 'SECRET' }, query: 'SECRET' }, cookie: 'SECRET' },
      'careless',
    );
    expect(JSON.stringify(test.logs)).not.toContain('SECRET');
  });
});
