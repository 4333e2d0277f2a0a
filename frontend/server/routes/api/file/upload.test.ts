import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '../../../testing/auth-site.ts';
import { raw } from '../../../testing/fake-wordpress.ts';
import { outcome, pieceType, uploadPath, UploadSite } from '../../../testing/upload-site.ts';

const expires = 'Sun, 22 Nov 2026 12:00:00 GMT';
let own: UploadSite;

beforeEach(async () => {
  own = await UploadSite.start();
});
afterEach(() => own.test.close());

describe('an upload', () => {
  it('is made, receives pieces, and is read', async () => {
    const made = await own.create();
    const id = '1'.padStart(32, '0');
    expect([made.statusCode, made.json()]).toEqual([201, { data: { id } }]);
    expect(made.headers).toMatchObject({
      location: `${uploadPath}?id=${id}`,
      'tus-resumable': '1.0.0',
      'upload-expires': expires,
      'cache-control': 'no-store',
    });
    expect(JSON.parse(String(own.calls.at(-1)?.body))).toEqual({ bytes: 20, purpose: 'cv', name: 'été.pdf' });
    expect(own.calls.at(-1)?.headers).toMatchObject({
      authorization: expect.stringMatching(/^Bearer /) as string,
      'x-passerelle-proxy': expect.any(String) as string,
      'x-passerelle-client': expect.any(String) as string,
    });

    const url = String(made.headers.location);
    const first = await own.append(url, '0', '0123456789');
    expect([first.statusCode, first.body]).toEqual([204, '']);
    expect(first.headers).toMatchObject({
      'upload-offset': '10',
      'tus-resumable': '1.0.0',
      'upload-expires': expires,
    });

    const head = await own.send('HEAD', url, { 'x-csrf-token': undefined });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({
      'upload-offset': '10',
      'upload-length': '20',
      'cache-control': 'no-store',
      'tus-resumable': '1.0.0',
      'upload-expires': expires,
    });

    // Bytes that are neither text nor JSON.
    const rest = Buffer.from([0, 255, 254, 128, 10, 13, 34, 123, 92, 0]);
    expect((await own.append(url, '10', rest)).headers['upload-offset']).toBe('20');
    expect(own.uploads.bytes.get(id)).toEqual(Buffer.concat([Buffer.from('0123456789'), rest]));
    const read = await own.send('GET', url);
    expect([read.statusCode, read.json()]).toEqual([200, { data: { id, state: 'scanning' } }]);
  });

  it('tells what became of it', async () => {
    const url = await own.begun();
    const id = url.slice(-32);
    const becomes = (value: object) => {
      own.test.wordpress.uploads = () =>
        raw(200, {}, JSON.stringify({ ...own.uploads.describe(id), ...value }));
    };
    becomes({ state: 'ready', fileId: 12 });
    expect((await own.send('GET', url)).json()).toEqual({ data: { id, state: 'ready', fileId: 12 } });
    becomes({ state: 'refused', error: 'file_infected' });
    expect((await own.send('GET', url)).json()).toEqual({
      data: { id, state: 'refused', error: 'file_infected' },
    });
  });

  it('needs no idempotency key: a piece with the key of another is appended', async () => {
    const url = await own.begun();
    const headers = { 'idempotency-key': 'key-0123456789' };
    expect((await own.append(url, '0', '01234', headers)).headers['upload-offset']).toBe('5');
    expect((await own.append(url, '5', '56789', headers)).headers['upload-offset']).toBe('10');
    expect(outcome(await own.append(url, '5', '56789', headers))).toEqual([409, 'upload_offset']);
    const others = [await own.create(headers), await own.create({ ...headers, 'upload-length': '30' })];
    expect(new Set([url, ...others.map((made) => made.headers.location)]).size).toBe(3);
  });

  it('is deleted', async () => {
    const url = await own.begun();
    const gone = await own.send('DELETE', url);
    expect([gone.statusCode, gone.body, gone.headers['tus-resumable']]).toEqual([204, '', '1.0.0']);
    expect((await own.send('HEAD', url)).statusCode).toBe(404);
    expect(outcome(await own.send('DELETE', url))).toEqual([404, 'not_found']);
  });

  it('has abilities that anyone may read', async () => {
    const response = await own.test.app.inject({ method: 'OPTIONS', url: uploadPath });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': '100000000',
    });
  });
});

/** Sends the head and `bytes`, then breaks the connection. */
async function cut(url: string, bytes: string, extra: string[] = []): Promise<void> {
  const { port } = own.test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `PATCH ${url} HTTP/1.1`,
    'host: passerelle.test',
    `origin: ${site}`,
    'sec-fetch-site: same-origin',
    `cookie: ${[...own.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `x-csrf-token: ${own.csrf}`,
    'tus-resumable: 1.0.0',
    'upload-offset: 0',
    `content-type: ${pieceType}`,
    'content-length: 20',
    ...extra,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${bytes}`);
  socket.resume().end();
  await once(socket, 'close');
}

describe('a cut in the middle of a piece', () => {
  it('appends what arrived', async () => {
    const url = await own.begun();
    const id = url.slice(-32);
    await own.test.app.listen({ port: 0, host: '127.0.0.1' });
    await cut(url, '0123456');
    await vi.waitFor(() => expect(String(own.uploads.bytes.get(id))).toBe('0123456'));
    expect((await own.send('HEAD', url)).headers['upload-offset']).toBe('7');
  });

  it('asks for no new tokens, which would be lost', async () => {
    const url = await own.begun();
    await own.test.app.listen({ port: 0, host: '127.0.0.1' });
    const calls = own.calls.length;
    const queries = own.test.wordpress.received.length;
    own.test.clock.advance(11 * 60_000);
    await cut(url, '0123456');
    await vi.waitFor(() =>
      expect(own.test.logs.map(({ msg }) => msg)).toContain('the bytes before a cut were not appended'),
    );
    expect([own.calls.length, own.test.wordpress.received.length]).toEqual([calls, queries]);
  });
});
