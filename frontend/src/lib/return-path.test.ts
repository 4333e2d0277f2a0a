import { expect, it } from 'vitest';
import { safeReturnPath, withReturn } from './return-path.ts';

it.each([
  ['/', '/'],
  ['/initiative/le-pont/?q=l%27%C3%A9t%C3%A9#actions', '/initiative/le-pont/?q=l%27%C3%A9t%C3%A9#actions'],
  ['/en/search/?q=a&page=2', '/en/search/?q=a&page=2'],
  ['/a/../en/', '/en/'],
])('keeps %s', (given, kept) => {
  expect(safeReturnPath(given)).toBe(kept);
});

it.each([
  undefined,
  null,
  '',
  'initiative/',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/%0d%0a/..//evil.example'.replace('%0d%0a', '\r\n'),
  '/a/..//evil.example/',
  'javascript:alert(1)',
  ' /',
  '/api/auth/logout',
  '/media/1/320.webp',
  `/${'a'.repeat(500)}`,
])('does not go to %j', (given) => {
  expect(safeReturnPath(given)).toBeUndefined();
});

it('names the way back', () => {
  expect(withReturn('/en/login/', '/en/search/?q=a&page=2')).toBe(
    '/en/login/?next=%2Fen%2Fsearch%2F%3Fq%3Da%26page%3D2',
  );
});
