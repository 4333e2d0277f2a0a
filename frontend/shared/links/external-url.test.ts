import { describe, expect, it } from 'vitest';
import { hrefOf, outgoingUrl, warningPath } from './external-url.ts';

describe('outgoingUrl', () => {
  it.each([
    ['https://example.org', 'https://example.org/'],
    ['  HTTPS://Example.ORG/a b?q=é#f ', 'https://example.org/a%20b?q=%C3%A9#f'],
    ['http://example.org:8080/', 'http://example.org:8080/'],
    ['https://аррӏе.com/', 'https://xn--80ak6aa92e.com/'],
    ['https://passerelle.test.evil.example/', 'https://passerelle.test.evil.example/'],
    ['https://evil.example\\@passerelle.test/', 'https://evil.example/@passerelle.test/'],
    ["https://example.org/l'été", 'https://example.org/l%27%C3%A9t%C3%A9'],
  ])('links %s as %s', (text, href) => {
    const url = outgoingUrl(text);
    expect(url && hrefOf(url)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'mailto:a@example.org',
    '//evil.example/',
    '/initiative/',
    'evil.example',
    'https://passerelle.test@evil.example/',
    'https://passerelle.test:x@evil.example/',
    'https://',
    'https:// /',
    'http://[::1',
    '',
    `https://example.org/${'a'.repeat(2000)}`,
  ])('refuses %j', (text) => {
    expect(outgoingUrl(text)).toBeUndefined();
  });
});

it('links to the warning page with source and target', () => {
  const path = warningPath(new URL("https://example.org/a?b=1&c='2'"), '/en/search/?q=a&page=2', 'en');
  const { pathname, searchParams } = new URL(path, 'https://passerelle.test');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/en/external-link/',
    { page: '/en/search/?q=a&page=2', url: 'https://example.org/a?b=1&c=%272%27' },
  ]);
});
