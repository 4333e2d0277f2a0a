import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { PictureStore } from '../../media/picture-store.ts';
import { cutShort, raw } from '../../testing/fake-wordpress.ts';
import { eventually } from '../../testing/eventually.ts';
import { graphqlSecret, startTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let cover: Buffer;
const headers = { 'content-type': 'image/png', 'x-passerelle-tags': 'item:12, item:40' };

beforeAll(async () => {
  cover = await drawn(1_000, 400);
});
beforeEach(async () => {
  test = await startTestApp();
  test.wordpress.file = (id) => (id === 7 ? raw(200, headers, cover) : raw(404, {}, 'not found'));
});
afterEach(() => test.close());

/** The same PNG, whose header claims another size. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

function drawn(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer();
}

describe('GET /media/{id}/{width}.webp', () => {
  it('resizes once and answers from memory then', async () => {
    const response = await test.get('/media/7/640.webp');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600, must-revalidate',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const { width, height, format } = await sharp(response.rawPayload).metadata();
    expect([width, height, format]).toEqual([640, 256, 'webp']);
    const again = await test.get('/media/7/640.webp', { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(test.wordpress.requestedFiles).toHaveLength(1);
    expect(test.wordpress.requestedFiles[0]?.headers).toMatchObject({ 'x-passerelle-proxy': graphqlSecret });
  });

  it('offers the same picture as AVIF, which is smaller', async () => {
    const avif = await test.get('/media/7/640.avif');
    expect([avif.statusCode, avif.headers['content-type']]).toEqual([200, 'image/avif']);
    const { width, height, compression } = await sharp(avif.rawPayload).metadata();
    expect([width, height, compression]).toEqual([640, 256, 'av1']);
  });

  it('never makes a picture larger', async () => {
    const response = await test.get('/media/7/1680.webp');
    expect((await sharp(response.rawPayload).metadata()).width).toBe(1_000);
  });

  it('queries once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => test.get('/media/7/320.webp')));
    expect(new Set(answers.map((response) => response.statusCode))).toEqual(new Set([200]));
    expect(test.wordpress.requestedFiles).toHaveLength(1);
  });

  it('is gone after a purge when WordPress no longer serves it', async () => {
    await test.get('/media/7/640.webp');
    test.wordpress.file = () => raw(403, {}, 'forbidden');
    expect((await test.get('/media/7/640.webp')).statusCode).toBe(200);
    expect((await test.purge(['item:40'])).json()).toEqual({ data: { invalidated: 1 } });
    expect((await test.get('/media/7/640.webp')).statusCode).toBe(404);
  });

  it('is still served while WordPress fails, but not once purged', async () => {
    await test.get('/media/7/640.webp');
    await test.wordpress.stop();
    test.clock.advance(limits.media.fresh + 1);
    expect((await test.get('/media/7/640.webp')).statusCode).toBe(200);
    await test.purge(['item:12']);
    expect((await test.get('/media/7/640.webp')).statusCode).toBe(503);
  });

  it('is not stored without a tag that could purge it', async () => {
    test.wordpress.file = () => raw(200, { 'content-type': 'image/png' }, cover);
    await test.get('/media/7/640.webp');
    await test.get('/media/7/640.webp');
    expect(test.wordpress.requestedFiles).toHaveLength(2);
  });

  it.each([
    '/media/7/641.webp',
    '/media/7/0.webp',
    '/media/7/640.png',
    '/media/7/640.toString',
    '/media/7/640.webp/',
    '/media/0/640.webp',
    '/media/-7/640.webp',
    '/media/7e1/640.webp',
    '/media/99999999999999999999/640.webp',
    '/media/../7/640.webp',
    '/media/7%2f..%2f8/640.webp',
    '/media/',
  ])('%s is no picture, without a query', async (url) => {
    expect((await test.get(url)).statusCode).toBe(404);
    expect(test.wordpress.requestedFiles).toEqual([]);
  });

  it.each([
    ['a document', () => raw(200, { ...headers, 'content-type': 'application/pdf' }, cover), 404],
    ['an SVG', () => raw(200, { ...headers, 'content-type': 'image/svg+xml' }, '<svg/>'), 404],
    ['a broken picture', () => raw(200, headers, cover.subarray(0, 60)), 404],
    ['a page that says it is a picture', () => raw(200, headers, '<script>alert(1)</script>'), 404],
    ['too many bytes', () => raw(200, headers, Buffer.alloc(limits.media.sourceBytes + 1)), 404],
    ['a redirect', () => raw(302, { location: 'http://169.254.169.254/' }, ''), 404],
    ['an error', () => raw(500, {}, '/var/www/error'), 503],
    [
      'half a picture',
      () => cutShort({ ...headers, 'content-length': String(cover.length) }, cover.subarray(0, 60)),
      503,
    ],
  ])('refuses %s', async (_case, file, status) => {
    test.wordpress.file = file;
    const response = await test.get('/media/7/640.webp');
    expect(response.statusCode).toBe(status);
    expect(response.json<{ error: { requestId: string } }>().error.requestId).toBe(
      response.headers['x-request-id'],
    );
    expect(response.body).not.toContain('/var/www');
  });

  it('refuses a picture of too many pixels', async () => {
    test.wordpress.file = () => raw(200, headers, claiming(cover, 8_000, 5_001));
    expect((await test.get('/media/7/320.webp')).statusCode).toBe(404);
  });
});

describe('converted pictures in a folder', () => {
  const etag = '"source-1"';
  let folder: string;

  const files = () => readdirSync(folder);
  const restart = async () => {
    await test.app.close();
    const { wordpress } = test;
    const next = await startTestApp({
      env: { PASSERELLE_MEDIA_CACHE: folder, METRICS_TOKEN: 'a' },
      wordpress,
    });
    next.clock.now = test.clock.now;
    test = next;
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'passerelle-pictures-'));
    test.wordpress.file = () => raw(200, { ...headers, etag }, cover);
    await restart();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are served after a restart, once WordPress confirmed that they are public', async () => {
    const first = await test.get('/media/7/640.webp');
    expect(files()).toHaveLength(1);
    await restart();
    const metrics = async () => (await test.get('/metrics', { authorization: 'Bearer a' })).body;
    const second = await test.get('/media/7/640.webp');
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect(await metrics()).not.toContain('passerelle_picture_conversions_total{');
    expect(test.wordpress.requestedFiles).toHaveLength(2);
    await test.get('/media/7/640.webp');
    expect(test.wordpress.requestedFiles).toHaveLength(2);
  });

  it('are made anew from another source', async () => {
    await test.get('/media/7/640.webp');
    const other = await drawn(900, 900);
    test.wordpress.file = () => raw(200, { ...headers, etag: '"source-2"' }, other);
    await restart();
    const { rawPayload } = await test.get('/media/7/640.webp');
    expect((await sharp(rawPayload).metadata()).height).toBe(640);
    await eventually(() => expect(files()).toHaveLength(1));
  });

  it('are removed from the folder when unpublished', async () => {
    await Promise.all(['640.webp', '640.avif', '320.webp'].map((name) => test.get(`/media/7/${name}`)));
    expect(files()).toHaveLength(3);
    test.wordpress.file = () => raw(404, {}, 'not found');
    expect((await test.purge(['item:12'])).json()).toEqual({ data: { invalidated: 3 } });
    await eventually(() => expect(files()).toEqual([]));
    expect((await test.get('/media/7/640.webp')).statusCode).toBe(404);
  });

  it('are not served after a restart when they were unpublished meanwhile, nor while WordPress is down', async () => {
    await test.get('/media/7/640.webp');
    await restart();
    test.wordpress.file = () => raw(503, {}, 'down');
    expect((await test.get('/media/7/640.webp')).statusCode).toBe(503);
    test.wordpress.file = () => raw(404, {}, 'not found');
    expect((await test.get('/media/7/640.webp')).statusCode).toBe(404);
    await eventually(() => expect(files()).toEqual([]));
  });

  it('never show a broken file', async () => {
    await test.get('/media/7/640.webp');
    const [name = ''] = files();
    writeFileSync(join(folder, name), 'garbage');
    expect((await sharp((await test.get('/media/7/640.webp')).rawPayload).metadata()).width).toBe(640);
    writeFileSync(join(folder, files()[0] ?? ''), '{"key":"7 640 webp"}\nhalf');
    writeFileSync(join(folder, 'left.picture.partial'), 'half');
    await restart();
    expect(files()).toEqual([]);
  });

  it('stay within their size, the least recently used leave first', async () => {
    const picture = Buffer.alloc(10_000);
    const store = new PictureStore(folder, () => 1, 35_000);
    await store.open();
    for (const key of ['a', 'b', 'c', 'd'])
      await store.save(key, picture, { etag: key, madeFrom: key }, ['item:1']);
    expect(['a', 'b', 'c', 'd'].map((key) => store.cache.get(key) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    await eventually(() => expect(files()).toHaveLength(3));
  });
});
