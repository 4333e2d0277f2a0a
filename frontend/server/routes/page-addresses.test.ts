import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { type InitiativeSite, startInitiativeSite } from '../testing/initiative-site.ts';

let site: InitiativeSite;

beforeEach(async () => {
  site = await startInitiativeSite();
});
afterEach(() => site.close());

describe('addresses', () => {
  it.each([
    ['/initiative', '/initiative/'],
    ['/initiative?page=2&utm_source=x', '/initiative/?page=2&utm_source=x'],
    ['//initiative//bridge', '/initiative/bridge/'],
    ['//evil.example/', '/evil.example'],
    ['/politique-de-confidentialite/', '/politique-de-confidentialite'],
    ['/en/privacy-policy/', '/en/privacy-policy'],
    ['/en', '/en/'],
    ['/tableau-de-bord/vos-statistiques', '/tableau-de-bord/vos-statisiques/'],
    ['/vos-statistiques/', '/tableau-de-bord/vos-statisiques/'],
    ['/tableau-de-bord', '/tableau-de-bord/pour-vous/'],
    ['/tableau-de-bord/', '/tableau-de-bord/pour-vous/'],
    ['/en/dashboard/', '/en/dashboard/for-you/'],
    ['/initiative/moved/', '/initiative/new-place/'],
  ])('%s leads to %s in one hop', async (url, location) => {
    const response = await site.get(url);
    expect([response.statusCode, response.headers.location, response.body]).toEqual([301, location, '']);
  });

  it.each([
    ['/%', 400],
    ['/initiative/%E0%A4%A/', 400],
    ['/%00', 400],
    ['/initiative/a%0ab/', 400],
    [`/initiative/?q=${'a'.repeat(limits.pages.parameterLength + 1)}`, 400],
    [`/initiative/?q=${'a'.repeat(limits.server.queryLength)}`, 400],
    [`/initiative/?${'country=SN&'.repeat(50)}`, 400],
    [`/${'a'.repeat(limits.server.pathLength + 10)}/`, 404],
    ['/wp-login.php', 404],
    ['/.env', 404],
    ['/assets/none.js', 404],
    ['/en/%ff', 400],
  ] as Array<[string, number]>)(
    'a bad address is refused with a page, never a 5xx (%#)',
    async (url, status) => {
      const response = await site.get(url);
      expect(response.statusCode).toBe(status);
      expect(String(response.headers['content-security-policy'])).toContain("default-src 'self'");
      // Pages that an HTTP cache may keep carry the id of no request.
      const isCached =
        response.headers['cache-control'] === 'public, max-age=0, s-maxage=1, stale-if-error=60';
      expect(/^[0-9a-f-]{36}$/.test(String(response.headers['x-request-id']))).toBe(!isCached);
    },
  );

  it('answers refusals in the language of the URL', async () => {
    expect((await site.get('/en/%ff')).body).toContain('<html lang="en">');
    expect((await site.get('/%ff')).body).toContain('<html lang="fr">');
  });

  it('cleans control characters out of parameters, and refuses broken encoding', async () => {
    const response = await site.get('/initiative/?q=a%01b%1Fc&page=%EF%BF%BD');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('?page=%EF%BF%BD&q=a+b+c');
    expect((await site.get('/initiative/?q=a%00b')).statusCode).toBe(400);
    expect((await site.get('/initiative/?page=%FF')).statusCode).toBe(400);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('refuses %s on a page', async (method) => {
    const response = await site.app.inject({ method, url: '/initiative/' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
