import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileAnswering, raw } from '../../../testing/fake-wordpress.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
const content = Buffer.from('0123456789');
const head = {
  'content-type': 'application/pdf',
  'content-length': '10',
  etag: '"v1"',
  'content-disposition': `inline; filename="plan.pdf"; filename*=UTF-8''Th%C3%A9%C3%A2tre.pdf`,
  'x-passerelle-tags': 'item:12',
  'cache-control': 'public, max-age=0, must-revalidate',
  'set-cookie': 'wordpress=1',
};
/** WordPress that knows no ranges, and one that does. */
const whole: FileAnswering = () => raw(200, head, content);
const ranged: FileAnswering = (_id, { range }) =>
  range === 'bytes=2-4'
    ? raw(206, { ...head, 'content-length': '3', 'content-range': 'bytes 2-4/10' }, content.subarray(2, 5))
    : raw(416, { 'content-range': 'bytes */10' }, '');

beforeEach(async () => {
  test = await startTestApp();
  test.wordpress.file = whole;
});
afterEach(() => test.close());

const download = (headers?: Record<string, string>, id: string | number = 7) =>
  test.get(`/api/file/download-file?id=${id}`, headers);

describe('GET /api/file/download-file', () => {
  it('streams the file as an attachment under its own name', async () => {
    const response = await download();
    expect([response.statusCode, response.body]).toEqual([200, '0123456789']);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '10',
      'content-disposition': `attachment; filename="Theatre.pdf"; filename*=UTF-8''Th%C3%A9%C3%A2tre.pdf`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      etag: '"v1"',
    });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.headers['x-passerelle-tags']).toBeUndefined();
  });

  it('answers 304 to a current copy, once WordPress has authorised it', async () => {
    const kept = await download({ 'if-none-match': 'W/"v0", "v1"' });
    expect([kept.statusCode, kept.body, kept.headers.etag]).toEqual([304, '', '"v1"']);
    expect((await download({ 'if-none-match': '"v0"' })).statusCode).toBe(200);
    test.wordpress.file = () => raw(403, {}, 'forbidden');
    expect((await download({ 'if-none-match': '"v1"' })).statusCode).toBe(404);
  });

  it.each([
    ['by WordPress', ranged],
    ['by the proxy where WordPress can’t', whole],
  ])('returns a range, %s', async (_case, file) => {
    test.wordpress.file = file;
    const response = await download({ range: 'bytes=2-4' });
    expect([response.statusCode, response.body]).toEqual([206, '234']);
    expect(response.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
  });

  it.each([
    ['by WordPress', ranged],
    ['by the proxy where WordPress can’t', whole],
  ])('refuses a part that the file does not have, %s', async (_case, file) => {
    test.wordpress.file = file;
    const response = await download({ range: 'bytes=20-' });
    expect(response.statusCode).toBe(416);
    expect(response.headers['content-range']).toBe('bytes */10');
    expect(response.json<{ error: { code: string } }>().error.code).toBe('range_not_satisfiable');
  });

  it.each([
    ['"v1"', 206],
    ['"v0"', 200],
  ])('resumes only the same version (%s)', async (version, status) => {
    expect((await download({ range: 'bytes=5-', 'if-range': version })).statusCode).toBe(status);
  });

  it('answers HEAD without the content', async () => {
    const response = await test.app.inject({ method: 'HEAD', url: '/api/file/download-file?id=7' });
    expect([response.statusCode, response.body, response.headers['content-length']]).toEqual([200, '', '10']);
  });

  it.each([
    [403, 404, 'not_found'],
    [404, 404, 'not_found'],
    [401, 404, 'not_found'],
    [500, 503, 'content_system_unavailable'],
  ])('answers %d of WordPress with %d', async (given, status, code) => {
    test.wordpress.file = () => raw(given, {}, '/var/www/uploads/private.pdf');
    const response = await download();
    expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([
      status,
      code,
    ]);
    expect(response.body).not.toContain('/var/www');
  });

  it.each(['', '0', '-1', 'abc', '1.5', '7;8', '9999999999999999999', '../7'])(
    'refuses the id "%s"',
    async (id) => {
      const response = await download({}, encodeURIComponent(id));
      expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([
        400,
        'malformed_request',
      ]);
      expect(test.wordpress.requestedFiles).toEqual([]);
    },
  );

  it('returns an error when WordPress is down', async () => {
    await test.wordpress.stop();
    const response = await download();
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
  });
});
