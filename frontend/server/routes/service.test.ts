import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zonesVersion } from '../../shared/dates/all-zones.ts';
import { limits } from '../limits.ts';
import { hang, raw } from '../testing/fake-wordpress.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp({ timeouts: { read: 1_000 } });
});
afterEach(() => test.close());

const ready = async () => {
  const response = await test.get('/readyz');
  return [response.statusCode, response.json(), response.headers['retry-after']];
};

describe('/healthz and /readyz', () => {
  it('report success', async () => {
    const response = await test.get('/healthz');
    expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
      200,
      { status: 'ok', time: new Date(test.clock.now).toISOString() },
      'no-store',
    ]);
    expect(await ready()).toEqual([
      200,
      {
        status: 'ready',
        checks: { wordpress: 'ok', worker: 'ok', cron: 'ok', outbox: 'ok', process: 'ok' },
        data: { zones: zonesVersion },
      },
      undefined,
    ]);
  });

  it.each([
    ['stopped', () => test.wordpress.stop()],
    ['hanging', () => void (test.wordpress.answer = () => hang)],
    ['refusing the secret', () => void (test.wordpress.answer = () => raw(403, {}, '{}'))],
  ])('distinguish a running process from one whose WordPress is %s', async (_case, breakIt) => {
    await breakIt();
    expect((await test.get('/healthz')).statusCode).toBe(200);
    expect(await ready()).toEqual([
      503,
      {
        status: 'not ready',
        checks: { wordpress: 'unreachable', process: 'ok' },
        data: { zones: zonesVersion },
      },
      '10',
    ]);
  });

  it('query WordPress at most once in two seconds', async () => {
    await Promise.all(Array.from({ length: 50 }, ready));
    expect(test.wordpress.received).toHaveLength(1);
    test.clock.advance(limits.upstream.readinessCache + 1);
    await ready();
    expect(test.wordpress.received).toHaveLength(2);
  });

  it('turn away traffic while the process drains', async () => {
    test.app.draining.active = true;
    const response = await test.get('/healthz');
    expect([response.statusCode, response.json(), response.headers.connection]).toEqual([
      503,
      { status: 'draining', time: expect.stringMatching(/^\d{4}-.*Z$/) as string },
      'close',
    ]);
    expect((await ready())[0]).toBe(503);
  });
});

describe('/metrics', () => {
  it('exists in no production without its token', async () => {
    expect((await test.get('/metrics')).statusCode).toBe(404);
    const guarded = await startTestApp({ env: { METRICS_TOKEN: 'token-of-the-tests' } });
    const answers = [
      await guarded.get('/metrics'),
      await guarded.get('/metrics', { authorization: 'Bearer other' }),
      await guarded.get('/metrics', { authorization: 'Bearer token-of-the-tests' }),
    ];
    await guarded.close();
    expect(answers.map((response) => response.statusCode)).toEqual([404, 404, 200]);
  });

  it('without a token rejects requests through a reverse proxy, or from another machine', async () => {
    const open = await startTestApp({ env: { ENVIRONMENT: 'staging' } });
    const far = await open.app.inject({ url: '/metrics', remoteAddress: '10.0.0.7' });
    const passedOn = await open.get('/metrics', { 'x-forwarded-for': '10.0.0.7' });
    const near = await open.get('/metrics');
    await open.close();
    expect([far, passedOn, near].map((response) => response.statusCode)).toEqual([404, 404, 200]);
  });

  it('count requests by route, pages by source, calls by operation, and hold no address', async () => {
    const open = await startTestApp({ env: { ENVIRONMENT: 'staging' } });
    await open.get('/?q=SECRET');
    await open.get('/?q=SECRET');
    await open.get('/initiative/');
    const { body, headers } = await open.get('/metrics');
    await open.close();
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const lines = body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '# TYPE passerelle_http_requests_total counter',
        'passerelle_http_requests_total{method="GET",route="/*",status="200"} 2',
        'passerelle_http_requests_total{method="GET",route="/*",status="503"} 1',
        'passerelle_page_cache_total{result="miss"} 1',
        'passerelle_page_cache_total{result="hit"} 1',
        'passerelle_upstream_calls_total{operation="Catalogue",outcome="ok"} 1',
        'passerelle_circuit_open{operation="Catalogue"} 0',
        'passerelle_upstream_lane{operation="Catalogue",state="running"} 0',
        'passerelle_page_render_seconds_count{part="upstream"} 1',
        'passerelle_http_requests_running 1',
        'passerelle_http_request_seconds_count{route="/*"} 3',
        'passerelle_http_request_seconds_bucket{le="+Inf",route="/*"} 3',
      ]),
    );
    expect(body).not.toMatch(/SECRET|initiative/);
    for (const line of lines.filter((text) => text && !text.startsWith('#'))) {
      expect(line).toMatch(/^[a-z_0-9]+(\{([a-z]+="[^"]*",?)+\})? [0-9.e+-]+$/);
    }
  });
});

describe('static files', () => {
  it('are sent compressed and for good', async () => {
    const plain = await test.get('/assets/app-a1b2.js');
    const brotli = await test.get('/assets/app-a1b2.js', { 'accept-encoding': 'br, gzip' });
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  });

  it('at the top are sent for a day', async () => {
    const response = await test.get('/favicon.svg');
    expect([
      response.statusCode,
      response.headers['cache-control'],
      response.headers['content-type'],
    ]).toEqual([200, 'public, max-age=86400', 'image/svg+xml']);
  });

  it.each([
    '/.secret',
    '/assets/../.secret',
    '/assets/%2e%2e/.secret',
    '/assets/..%2f.secret',
    '/assets/',
    '/assets/app-a1b2.js/x',
  ])('%s is not one', async (url) => {
    const response = await test.get(url);
    expect([301, 403, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain('not for the world');
  });

  it('include robots.txt, which invites search engines to the production site only', async () => {
    expect((await test.get('/robots.txt')).body).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://passerelle.test/sitemap.xml\n',
    );
  });

  it.each(['development', 'staging', 'preprod'])('turn search engines away from %s', async (ENVIRONMENT) => {
    const copy = await startTestApp({ env: { ENVIRONMENT } });
    const response = await copy.get('/robots.txt');
    await copy.close();
    expect([response.body, response.headers['x-robots-tag']]).toEqual([
      'User-agent: *\nDisallow: /\n',
      'noindex, nofollow',
    ]);
  });
});
