import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { data, raw } from '../../testing/fake-wordpress.ts';
import { startStandaloneSite } from '../../testing/standalone-site.ts';
import type { TestApp } from '../../testing/test-app.ts';

const page = '/politique-de-confidentialite';
const links = [
  'https://example.org/a?b=1&amp;c=2#d',
  'http://example.org/clair',
  'https://аррӏе.example/',
  'https://théâtre.example/',
  'https://passerelle.test.evil.example/',
  'https://passerelle.test@evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
];

let site: TestApp;
beforeEach(async () => {
  site = await startStandaloneSite(`<p>${links.map((link) => `<a href="${link}">ici</a>`).join(' ')}</p>`);
});
afterEach(() => site.close());

const ask = (url: string, from = page, path = '/lien-externe/') =>
  site.get(`${path}?${new URLSearchParams({ page: from, url })}`);
const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replaceAll('&amp;', '&');

describe('a link that the page holds', () => {
  it.each([
    ['https://example.org/a?b=1&c=2#d', 'example.org'],
    ['http://example.org/clair', 'example.org'],
    ['https://xn--80ak6aa92e.example/', 'xn--80ak6aa92e.example'],
    ['https://passerelle.test.evil.example/', 'passerelle.test.evil.example'],
  ])('%s is announced as %s', async (url, host) => {
    const { statusCode, body, headers } = await ask(url);
    expect(statusCode).toBe(200);
    expect(textOf(body)).toContain(`Continuer vers ${host}`);
    expect(body).toContain(
      `<a href="${url.replaceAll('&', '&amp;')}" rel="external nofollow noopener noreferrer"`,
    );
    expect(body).toContain(`<a href="${page}" data-stay="">`);
    expect(body).toContain('<meta name="robots" content="noindex');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).not.toContain('<script');
  });

  it('warns of look-alike characters, and of unencrypted connections', async () => {
    const [apple, theatre, clear, plain] = await Promise.all(
      [
        'https://xn--80ak6aa92e.example/',
        'https://xn--thtre-4qa2c.example/',
        'http://example.org/clair',
        'https://example.org/a?b=1&c=2#d',
      ].map(async (url) => textOf((await ask(url)).body)),
    );
    expect(apple).toContain('lettres d’un autre alphabet\u00a0: аррӏе.example');
    expect(theatre).toContain('Cette adresse s’écrit aussi théâtre.example');
    expect(clear).toContain('n’est pas chiffrée');
    for (const alarm of ['autre alphabet', 's’écrit aussi', 'n’est pas chiffrée'])
      expect(plain).not.toContain(alarm);
  });

  it('is the same in English', async () => {
    const { statusCode, body } = await ask(
      'https://example.org/a?b=1&c=2#d',
      '/en/privacy-policy',
      '/en/external-link/',
    );
    expect([statusCode, textOf(body).includes('Continue to example.org')]).toEqual([200, true]);
  });
});

describe('a link in the staff text above a form', () => {
  const words = `<p>Un mot.</p><p><a href="${links[0]}">ici</a></p>`;
  const url = 'https://example.org/a?b=1&c=2#d';
  /** The words stand above the sign-in and the activation in French; nowhere else. */
  beforeEach(() => {
    const { answer } = site.wordpress;
    site.wordpress.answer = (asked) => {
      if (asked.operationName === 'ActivationLink')
        return data({ passerelleActivationLink: { hasPassword: true } });
      if (asked.operationName !== 'Page') return answer(asked);
      const { key, language } = asked.variables as { key: string; language: string };
      const isWorded = ['login', 'activation'].includes(key) && language === 'FR';
      return data({ passerellePage: isWorded ? { title: 'Un mot', content: words } : null });
    };
  });

  it.each(['/se-connecter/', `/activer/?hash=${'h'.repeat(43)}`])(
    'on %s leads to the warning, without the parameters of the URL',
    async (address) => {
      const { body } = await site.get(address);
      const [pathname = ''] = address.split('?');
      const warning = `/lien-externe/?${new URLSearchParams({ page: pathname, url })}`;
      expect(body).toContain(`<a href="${warning.replaceAll('&', '&amp;')}" data-href=`);
      const { statusCode, body: warned } = await site.get(warning);
      expect([statusCode, textOf(warned).includes('Continuer vers example.org')]).toEqual([200, true]);
    },
  );

  it.each(['/en/login/', '/inscription/', '/cookies/'])('is not accepted for the page %s', async (from) => {
    const { statusCode, body } = await ask(url, from);
    expect([statusCode, body.includes('data-leave')]).toEqual([400, false]);
  });

  it('is not accepted for a text that cannot be read', async () => {
    site.wordpress.answer = () => raw(500, {}, '');
    expect((await ask(url, '/se-connecter/')).statusCode).toBe(503);
  });
});

describe('anything else', () => {
  it.each([
    ['https://evil.example/', page],
    ['https://example.org/a?b=1&c=3#d', page],
    ['https://example.org/', page],
    ['https://passerelle.test@evil.example/', page],
    ['javascript:alert(1)', page],
    ['data:text/html,x', page],
    ['//evil.example/', page],
    ['', page],
    ['https://example.org/clair', page],
    ['http://example.org/clair', ''],
    ['http://example.org/clair', '/interdit/'],
    ['http://example.org/clair', 'https://evil.example/'],
    ['http://example.org/clair', '//evil.example/'],
    ['http://example.org/clair', '/%00'],
    ['http://example.org/clair', '/lien-externe/?page=/&url=http://example.org/clair'],
    ['https://evil.example/', `${page}?q=data-href="https://evil.example/"`],
    ['https://evil.example/', '/404/?q=data-href="https://evil.example/"'],
  ])('%j on %j gets 400 and no link', async (url, from) => {
    const { statusCode, body } = await ask(url, from);
    expect(statusCode).toBe(400);
    expect(body).not.toContain('data-leave');
    expect(body).not.toContain('href="https://evil');
    expect(body).toContain('Ce lien n’est pas reconnu');
  });

  it.each(['', '?url=a&url=b&page=/', '?url[]=x&page[]=y', `?url=${'a'.repeat(3900)}`])(
    'no address at all (%s) neither',
    async (query) => {
      expect((await site.get(`/lien-externe/${query}`)).statusCode).toBe(400);
    },
  );

  it('is not accepted for a page that cannot be read', async () => {
    site.wordpress.answer = () => raw(500, {}, '');
    expect((await ask('http://example.org/clair')).statusCode).toBe(503);
  });
});
