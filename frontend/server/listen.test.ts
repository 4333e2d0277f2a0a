import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from './testing/eventually.ts';
import { listen, type Listening } from './listen.ts';
import { errorMessage } from '../shared/config/errors.ts';
import { cutShort, data } from './testing/fake-wordpress.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
let listening: Listening;
let address: string;

beforeEach(async () => {
  test = await startTestApp();
  listening = await listen(test.app, { hosts: ['127.0.0.1'], port: 0 });
  address = listening.addresses[0] ?? '';
});
afterEach(async () => {
  await listening.drain();
  await test.wordpress.stop();
});

async function send(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}

describe('listen', () => {
  it('serves over a real socket', async () => {
    const response = await fetch(`${address}/healthz`);
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', time: expect.any(String) as string },
    ]);
  });

  it.each([
    ['what is not HTTP', 'hello\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
    [
      'an absolute target',
      'GET http://evil.example/initiative HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['a target that is no path', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['a method of another protocol', 'PROPFIND / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['a backslash', 'GET /\\evil.example HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ])('refuses %s', async (_case, bytes, status) => {
    const answer = await send(bytes);
    expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain('content-security-policy: default-src');
    expect(answer.toLowerCase()).not.toContain('location:');
  });

  it.each([
    ['/api/graphql', 'fr'],
    ['/en/initiative/', 'en'],
  ] as const)('gives headers that are too long for %s a coded refusal', async (path, language) => {
    const answer = await send(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const requestId = /^x-request-id: (.+)$/im.exec(head)?.[1];
    expect(JSON.parse(body)).toEqual({
      error: {
        code: 'malformed_request',
        message: errorMessage('malformed_request', language),
        fields: [],
        requestId,
      },
    });
    expect(test.logs).toContainEqual(
      expect.objectContaining({ msg: 'request refused', code: 'malformed_request', status: 431, requestId }),
    );
  });

  it('finishes running requests and accepts no new ones', async () => {
    const held = Promise.withResolvers<undefined>();
    test.wordpress.answer = async () => {
      await held.promise;
      return data({ passerelleCatalogue: { items: [{ groupId: 1, title: 'Done' }], total: 1 } });
    };
    const begun = fetch(`${address}/initiative/`);
    await eventually(() => expect(test.wordpress.received).toHaveLength(1));
    const drained = listening.drain();
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
    held.resolve(undefined);
    const response = await begun;
    expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
    expect(await response.text()).toContain('<h1>Done</h1>');
    await drained;
  });

  it('aborts a download when WordPress fails during it, and keeps running', async () => {
    const head = { 'content-type': 'application/pdf', 'content-length': '100000' };
    test.wordpress.file = () => cutShort(head, Buffer.alloc(50_000));
    const response = await fetch(`${address}/api/file/download-file?id=7`);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow('terminated');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });

  it('names a port that is taken', async () => {
    const port = Number(new URL(address).port);
    await expect(listen(test.app, { hosts: ['127.0.0.1'], port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken by another program: stop it, or set PORT`,
    );
  });

  it('continues with one host when it cannot listen on the other', async () => {
    const other = await listen(test.app, { hosts: ['192.0.2.1', '127.0.0.1'], port: 0 });
    expect(other.addresses).toHaveLength(1);
    await expect(listen(test.app, { hosts: ['192.0.2.1'], port: 0 })).rejects.toThrow('EADDRNOTAVAIL');
    const response = await fetch(`${other.addresses[0]}/healthz`);
    expect(response.status).toBe(200);
    await response.text();
  });
});
