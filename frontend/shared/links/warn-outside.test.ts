import { expect, it } from 'vitest';
import { warnOutside } from './warn-outside.ts';

const place = { page: '/initiative/a/?x=1&y=2', language: 'fr', origin: 'https://passerelle.test' } as const;
const out = (href: string, query: string): string =>
  `<a href="/lien-externe/?page=%2Finitiative%2Fa%2F%3Fx%3D1%26y%3D2&amp;url=${query}" data-href="${href}" data-action="external" rel="external nofollow">`;

it.each([
  ['<a href="https://example.org/a">', out('https://example.org/a', 'https%3A%2F%2Fexample.org%2Fa')],
  [
    '<a class="x" href="https://example.org/?a=1&amp;b=2" target="_blank">',
    out('https://example.org/?a=1&amp;b=2', 'https%3A%2F%2Fexample.org%2F%3Fa%3D1%26b%3D2'),
  ],
  ['<a href="https://passerelle.test/evenement/?q=a&amp;page=2">', '<a href="/evenement/?q=a&amp;page=2">'],
  ['<a href="/evenement/">', '<a href="/evenement/">'],
  ['<a href="#suite">', '<a href="#suite">'],
  ['<a href="mailto:a@example.org">', '<a href="mailto:a@example.org">'],
  ['<a href="javascript:alert(1)">', '<a>'],
  ['<a href=" data:text/html,x">', '<a>'],
  ['<a href="//evil.example/">', '<a>'],
  ['<a href="/\\evil.example/">', '<a>'],
  ['<a href="https://passerelle.test@evil.example/">', '<a>'],
])('%s becomes %s', (written, expected) => {
  expect(warnOutside(`<p>Voir ${written}ici</a> et là.</p>`, place)).toBe(
    `<p>Voir ${expected}ici</a> et là.</p>`,
  );
});
