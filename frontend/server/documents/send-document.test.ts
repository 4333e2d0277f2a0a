import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EncodedBodies } from '../cache/encoded-bodies.ts';
import { sendDocument } from './send-document.ts';

const text = 'évènement '.repeat(500);
const short = 'court';
const decoders = {
  br: (body: Buffer) => brotliDecompressSync(body),
  gzip: (body: Buffer) => gunzipSync(body),
  identity: (body: Buffer) => body,
} as const;
let app: FastifyInstance;

beforeEach(() => {
  app = Fastify();
  const bodies = new EncodedBodies(1_000_000);
  const documents = {
    '/long': { body: gzipSync(text), encoding: 'gzip' },
    '/plain': { body: Buffer.from(text), encoding: 'identity' },
    '/short': { body: Buffer.from(short), encoding: 'identity' },
  } as const;
  for (const [path, { body, encoding }] of Object.entries(documents))
    app.get(path, (request, reply) =>
      sendDocument(request, reply, {
        document: { body, encoding, hash: `hash of ${path.slice(1)}`, note: '' },
        type: 'text/plain; charset=utf-8',
        bodies,
      }),
    );
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a document', () => {
  it.each([
    ['/long', undefined, undefined],
    ['/long', 'identity', undefined],
    ['/long', 'br', undefined],
    ['/long', 'gzip;q=0, br', undefined],
    ['/long', 'gzip', 'gzip'],
    // Stored as gzip: it is not packed anew for those who prefer br.
    ['/long', 'gzip, deflate, br', 'gzip'],
    ['/plain', undefined, undefined],
    ['/plain', 'gzip', 'gzip'],
    ['/plain', 'gzip, br', 'br'],
    ['/short', 'gzip, br', undefined],
  ] as const)('%s for accept-encoding %s is encoded as %s', async (url, accepted, encoding) => {
    const response = await get(url, accepted === undefined ? {} : { 'accept-encoding': accepted });
    const { statusCode, headers, rawPayload } = response;
    expect([statusCode, headers['content-encoding'], headers['content-type']]).toEqual([
      200,
      encoding,
      'text/plain; charset=utf-8',
    ]);
    const expected = url === '/short' ? short : text;
    expect(decoders[encoding ?? 'identity'](rawPayload).toString()).toBe(expected);
  });

  it.each(['/long', '/plain'])('%s is revalidated, and not sent again while it is the same', async (url) => {
    const first = await get(url, { 'accept-encoding': 'gzip' });
    const caching = {
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      etag: `W/"hash of ${url.slice(1)}"`,
    };
    expect(first.headers).toMatchObject(caching);
    const again = await get(url, { 'if-none-match': caching.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject(caching);
    expect(again.headers).not.toHaveProperty('content-encoding');
    expect((await get(url, { 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
  });
});
