import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  headingOf,
  type InitiativeSite,
  startInitiativeSite,
} from '../../frontend/server/testing/initiative-site.ts';
import { consentVersion, writeConsent } from '../../frontend/shared/consent/consent.ts';
import { type NginxProcess, startNginx } from './nginx-process.ts';

let site: InitiativeSite;
let nginx: NginxProcess;
let folder: string;
/** Paths that reached the frontend server since the test began. */
let reached: string[] = [];
let count = 0;

beforeAll(async () => {
  site = await startInitiativeSite();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  site.app.server.on('request', ({ url }) => reached.push(String(url)));
  folder = await mkdtemp(join(tmpdir(), 'passerelle-nginx-'));
  const behind = (site.app.server.address() as AddressInfo).port;
  nginx = await startNginx(folder, 'site.conf', (port) => [
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${behind};`],
    ['proxy_cache_path /var/cache/nginx/passerelle ', `proxy_cache_path ${folder}/cache `],
    ['listen 127.0.0.1:8081;', `listen 127.0.0.1:${port};`],
  ]);
});

afterAll(async () => {
  await nginx?.group.stop();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

/** An address that no test has asked for. */
let page: string;
beforeEach(() => {
  count += 1;
  page = `/initiative/bridge/?page=${count}`;
  reached = [];
});

const consentOf = (version: number): string => {
  const id = '00000000-0000-4000-8000-000000000000';
  return `consent=${writeConsent({ id, granted: [], version, at: site.clock.now })}`;
};

const lasting = ({ headers }: Response): [name: string, value: string][] =>
  [...headers].filter(([name]) => !['date', 'connection'].includes(name));

async function get(headers: Record<string, string> = {}, path = page) {
  const response = await fetch(nginx.url + path, { headers: { 'accept-encoding': 'br', ...headers } });
  const body = await response.text();
  const [, weight, consent] = / (light|full) (banner|no-banner)</.exec(body) ?? [];
  return { response, body, heading: headingOf(body), weight, consent };
}

/** Milliseconds after which nginx asks again. */
const longEnough = 2_000;
const untilStale = () => new Promise((resolve) => setTimeout(resolve, longEnough));

/** Token of a prefetched page. */
const token = ({ headers }: Response): string | undefined =>
  /view;desc="([^"]+)"/.exec(headers.get('server-timing') ?? '')?.[1];

describe('nginx in front of the frontend server', () => {
  it('answers from its cache, byte for byte', async () => {
    const [first, second] = [await get(), await get()];
    expect(reached).toEqual([page]);
    expect(second.body).toBe(first.body);
    expect(lasting(second.response)).toEqual(lasting(first.response));
    expect(second.response.headers.get('content-encoding')).toBe('br');
    expect(second.response.headers.get('x-request-id')).toBeNull();
  });

  it('shows a change after two seconds, and revalidates with the entity tag', async () => {
    const { heading } = await get();
    await untilStale();
    expect((await get()).heading).toBe(heading);
    expect(reached).toHaveLength(2);
    const before = site.wordpress.received.length;
    site.rename(`Title after ${heading}`);
    await site.purge(['item:12']);
    await untilStale();
    expect((await get()).heading).toBe(`Title after ${heading}`);
    // The 304 asked WordPress nothing; the purged pages are made again.
    expect(site.wordpress.received.length).toBeGreaterThan(before);
  });

  it('stores a copy for each variant of a page', async () => {
    const forms: [Record<string, string>, weight: string, consent: string, encoding: string | null][] = [
      [{}, 'full', 'banner', 'br'],
      [{ 'accept-encoding': 'gzip, deflate' }, 'full', 'banner', 'gzip'],
      [{ 'accept-encoding': 'identity' }, 'full', 'banner', null],
      [{ 'accept-encoding': 'gzip, br;q=0' }, 'full', 'banner', 'gzip'],
      [{ 'save-data': 'on' }, 'light', 'banner', 'br'],
      [{ 'save-data': 'on', cookie: 'data-light=off' }, 'full', 'banner', 'br'],
      [{ cookie: 'data-light=on' }, 'light', 'banner', 'br'],
      [{ cookie: consentOf(consentVersion) }, 'full', 'no-banner', 'br'],
      [{ cookie: `${consentOf(consentVersion)}; data-light=on` }, 'light', 'no-banner', 'br'],
    ];
    for (const [headers, ...expected] of [...forms, ...forms]) {
      const { weight, consent, response } = await get(headers);
      expect([weight, consent, response.headers.get('content-encoding')]).toEqual(expected);
    }
    expect(reached).toHaveLength(6);
  });

  it.each([
    ['a choice about cookies that holds no longer', () => consentOf(consentVersion + 1)],
    ['a cookie that is no choice', () => 'consent=x'],
    ['two choices', () => `consent=x; ${consentOf(consentVersion)}`],
    ['two weights', () => 'data-light=on; data-light=off'],
    ['a session', () => '__Host-refresh-token=x; auth-check=1'],
    ['the flag of a session alone', () => 'auth-check=1'],
    ['half a sign-in', () => 'cookie-check=x'],
  ])('stores nothing rendered for %s, and serves it no copy', async (_name, cookie) => {
    await get({ cookie: consentOf(consentVersion) });
    await get({ cookie: cookie() });
    await get({ cookie: cookie() });
    expect(reached).toHaveLength(3);
    expect((await get({ cookie: consentOf(consentVersion) })).consent).toBe('no-banner');
    expect((await get()).consent).toBe('banner');
  });

  it('lets each prefetched page have a token of its own, which counts its view, and stores none', async () => {
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' };
    const prefetch = { ...agent, 'sec-purpose': 'prefetch' };
    const { response: first } = await get(prefetch);
    expect(token(first)).toEqual(expect.any(String));
    expect(token((await get(agent)).response)).toBeUndefined();
    site.clock.advance(1);
    const { response: second } = await get(prefetch);
    expect([undefined, token(first)]).not.toContain(token(second));
    const etag = String(second.headers.get('etag'));
    const { response: unchanged } = await get({ ...prefetch, 'if-none-match': etag });
    expect([unchanged.status, token(unchanged)]).toEqual([304, token(second)]);
    expect(reached).toHaveLength(4);
    // This answer comes from the cache.
    expect(token((await get(agent)).response)).toBeUndefined();
    expect(reached).toHaveLength(4);
  });

  it.each(['/api/openapi.json', '/broken/', '/%ff'])('does not cache %s', async (path) => {
    await get({}, path);
    await get({}, path);
    expect(reached).toEqual([path, path]);
  });
});
