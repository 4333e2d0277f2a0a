import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { guardedFetch, isPublicAddress, publicLookup } from './guarded-fetch.ts';

/** Calls the guarded look-up with the addresses of a name. */
const look = (addresses: string[], all: boolean, error: Error | null = null) =>
  new Promise((resolve) => {
    const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    publicLookup((_hostname, _options, callback) => callback(error, answers))(
      'accounts.example',
      { all },
      (refusal, address, family) => resolve(refusal ? refusal.message : { address, family }),
    );
  });

/** A name that leads inside. */
const insideOut: Parameters<typeof guardedFetch>[1] = (_hostname, _options, callback) =>
  callback(null, [{ address: '127.0.0.1', family: 4 }]);

/** Why an attempt failed. */
const whyNot = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'it did not fail',
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  );

describe('a public address', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.1.2.3',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    'example.org',
    '',
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('looking a name up', () => {
  it('returns public answers', async () => {
    expect(await look(['8.8.8.8', '2606:4700::1111'], false)).toEqual({ address: '8.8.8.8', family: 4 });
    expect(await look(['8.8.8.8'], true)).toEqual({ address: [{ address: '8.8.8.8', family: 4 }] });
  });

  it.each([[['10.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::1']], [[]]])('refuses %j', async (addresses) => {
    for (const all of [true, false])
      expect(await look(addresses, all)).toBe('accounts.example is no public host');
  });

  it('passes on that there is no such name', async () => {
    expect(await look([], true, new Error('ENOTFOUND'))).toBe('ENOTFOUND');
  });
});

describe('asking a provider', () => {
  let server: Server;
  let inside: string;
  let asked = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked += 1;
      if (request.url === '/away') response.writeHead(302, { location: `${inside}/` }).end();
      else if (request.url === '/much') response.end('x'.repeat(limits.socialLogin.answerBytes + 1));
      else response.end('inside');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    inside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['over plain http', () => inside, 'Only https leads outside'],
    ['here', () => inside.replace('http:', 'https:'), '127.0.0.1 is no public address'],
    ['here, in the other way', () => 'https://[::1]/', '::1 is no public address'],
    ['to the cloud itself', () => 'https://169.254.169.254/', '169.254.169.254 is no public address'],
    ['at another port', () => `${inside.replace(/\d+$/, '1')}/`, 'Only https leads outside'],
    ['by a name', () => 'https://inside.example/', 'inside.example is no public host'],
  ])('never leads inside: %s', async (_name, address, reason) => {
    const { fetch, close } = guardedFetch(['http://127.0.0.1:9'], insideOut);
    expect(await whyNot(fetch(address(), {}))).toBe(reason);
    await close();
    expect(asked).toBe(0);
  });

  it('connects to the configured host, follows no redirect and limits the size', async () => {
    const { fetch, close } = guardedFetch([inside]);
    expect(await (await fetch(`${inside}/`, {})).text()).toBe('inside');
    const away = await fetch(`${inside}/away`, { redirect: 'follow' });
    expect([away.status, away.headers.get('location')]).toEqual([302, `${inside}/`]);
    expect(await whyNot(fetch(`${inside}/much`, {}).then((response) => response.text()))).toMatch(/exceed/);
    await close();
  });
});
