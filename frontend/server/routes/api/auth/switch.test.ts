import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from '../../../testing/render.ts';
import { limits } from '../../../limits.ts';
import { type AuthSite, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { answeredUser } from '../../../testing/fake-accounts.ts';
import { data, graphqlError } from '../../../testing/fake-wordpress.ts';

const admin = 'https://admin.passerelle.test';
const token = 'T'.repeat(43);
let site: AuthSite;
/** Tokens that WordPress knows. */
let known: Set<string>;

beforeEach(async () => {
  site = await startAuthSite({ render, env: { WORDPRESS_ADMIN_URL: `${admin}/` }, timeouts: { read: 300 } });
  known = new Set([token]);
  site.wordpress.answer = (query) => {
    if (query.operationName !== 'Switch') return site.accounts.answer(query);
    return known.delete(String(query.variables?.['token']))
      ? data({ passerelleSwitch: site.accounts.begin() })
      : graphqlError('switch_token_invalid');
  };
});
afterEach(() => site.close());

type Headers = Record<string, string>;
const send = (payload: string, headers: Headers = {}): Promise<LightMyRequestResponse> =>
  site.app.inject({
    method: 'POST',
    url: '/api/auth/switch',
    payload,
    headers: {
      origin: admin,
      'sec-fetch-site': 'same-site',
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': 'Firefox',
      ...headers,
    },
  });
const json = (body: object, headers: Headers = {}) =>
  send(JSON.stringify(body), { 'content-type': 'application/json', ...headers });
const form = (fields: Record<string, string>, headers: Headers = {}) =>
  send(new URLSearchParams(fields).toString(), headers);
const cookies = (response: LightMyRequestResponse) => response.cookies.map(({ name }) => name).toSorted();
const session = ['__Host-access-token', '__Host-known-device', '__Host-refresh-token', 'auth-check', 'user'];

describe('POST /api/auth/switch, by the form of the administration', () => {
  it.each([
    ['fr', '/tableau-de-bord/pour-vous/'],
    ['en', '/en/dashboard/for-you/'],
    ['xx', '/tableau-de-bord/pour-vous/'],
  ])('signs in and leads to the site (%s)', async (language, location) => {
    const response = await form({ token, language });
    expect([response.statusCode, response.headers.location, cookies(response)]).toEqual([
      303,
      location,
      session,
    ]);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(site.wordpress.received.at(-1)?.variables).toEqual({ token, device: 'Firefox' });
  });

  it.each([
    ['fr', { language: 'fr' }, 400, 'Cette page s’ouvre depuis l’administration'],
    ['en', { language: 'en' }, 400, 'This page opens from WordPress'],
    ['fr', { language: 'fr', token: 'unknown' }, 410, 'n’est plus valable'],
    ['en', { language: 'en', token: 'unknown' }, 410, 'is no longer valid'],
  ])('shows the error, as a page (%s, %j)', async (language, fields, status, text) => {
    const response = await form(fields);
    expect([response.statusCode, response.headers['content-language'], cookies(response)]).toEqual([
      status,
      language,
      [],
    ]);
    expect(response.body).toContain(text);
    expect(response.body).toContain(`href="${admin}/wp-admin/"`);
    expect(response.body).toMatch(/<meta name="robots" content="noindex/);
  });

  it('accepts a token once', async () => {
    const statuses = [(await form({ token })).statusCode, (await form({ token })).statusCode];
    expect(statuses).toEqual([303, 410]);
  });

  it('returns a general error, without details', async () => {
    site.wordpress.answer = () => graphqlError('forbidden');
    const response = await form({ token, language: 'en' });
    expect([response.statusCode, cookies(response)]).toEqual([500, []]);
    expect(response.body).toContain('Authentication switch failed.');
    expect(response.body).not.toContain('SQLSTATE');
  });

  it('returns an error when WordPress is down', async () => {
    await site.wordpress.stop();
    const response = await form({ token });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, String(limits.retryAfter)]);
    expect(response.body).toContain('ne peut pas vérifier votre compte');
  });

  it('ends the session that the browser had', async () => {
    const browser = site.browser();
    await browser.signIn();
    expect(site.accounts.activeSessions).toBe(1);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await form({ token }, { cookie })).statusCode).toBe(303);
    expect(site.accounts.activeSessions).toBe(1);
  });
});

describe('POST /api/auth/switch, as a call', () => {
  it('answers with the person', async () => {
    const response = await json({ token });
    expect([response.statusCode, response.json(), cookies(response)]).toEqual([
      200,
      { data: { user: answeredUser } },
      session,
    ]);
  });

  it.each([
    [{}, 400, 'switch_token_missing'],
    [{ token: '' }, 400, 'switch_token_missing'],
    [{ token: 7 }, 400, 'switch_token_missing'],
    [{ token: ['x'] }, 400, 'switch_token_missing'],
    [{ token: 'x' }, 410, 'switch_token_invalid'],
  ])('refuses %j', async (body, status, code) => {
    const response = await json(body, { 'x-locale': 'en' });
    expect([response.statusCode, codeOf(response), cookies(response)]).toEqual([status, code, []]);
  });

  it('has a code of its own when it fails', async () => {
    site.wordpress.answer = () => graphqlError('forbidden');
    expect(codeOf(await json({ token }))).toBe('switch_failed');
  });
});

describe('POST /api/auth/switch, from elsewhere', () => {
  it.each<[string, Headers]>([
    ['another site', { origin: 'https://evil.example' }],
    ['the site itself', { origin: 'https://passerelle.test' }],
    ['another port', { origin: `${admin}:8443` }],
    ['another scheme', { origin: 'http://admin.passerelle.test' }],
    ['a longer name', { origin: `${admin}.evil.example` }],
    ['nowhere', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
  ])('refuses %s, and the token stays good', async (_name, headers) => {
    for (const response of [await form({ token }, headers), await json({ token }, headers)]) {
      expect([response.statusCode, codeOf(response), cookies(response)]).toEqual([403, 'forbidden', []]);
    }
    expect(known).toEqual(new Set([token]));
  });

  it('rejects requests without an origin', async () => {
    const response = await site.app.inject({ method: 'POST', url: '/api/auth/switch', payload: { token } });
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'forbidden']);
  });

  it('refuses other types, too much, and GET', async () => {
    const xml = await send('<token/>', { 'content-type': 'application/xml' });
    const huge = await form({ token: 'x'.repeat(limits.session.formBytes) });
    const get = await site.get(`/api/auth/switch?token=${token}`);
    expect([xml, huge, get].map(({ statusCode }) => statusCode)).toEqual([415, 413, 404]);
    expect(known.has(token)).toBe(true);
  });

  it('limits the rate of attempts', async () => {
    const statuses = new Set<number>();
    for (let tries = 0; tries <= limits.session.signInsPerMinute; tries += 1)
      statuses.add((await json({ token: 'x' })).statusCode);
    expect([...statuses]).toEqual([410, 429]);
  });

  it('writes no token into any log', async () => {
    await form({ token });
    await form({ token: 'U'.repeat(43) });
    expect(JSON.stringify(site.logs)).not.toMatch(/T{43}|U{43}/);
  });
});
