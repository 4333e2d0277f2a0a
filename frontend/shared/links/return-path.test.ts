import { expect, it } from 'vitest';
import { safeReturnPath, withReturn } from './return-path.ts';

const origin = 'https://passerelle.test';

it.each([
  ['/', '/'],
  ['/initiative/le-pont/?q=l%27%C3%A9t%C3%A9#actions', '/initiative/le-pont/?q=l%27%C3%A9t%C3%A9#actions'],
  ['/en/search/?q=a&page=2', '/en/search/?q=a&page=2'],
  ['/en/search/?q=a%2Fb', '/en/search/?q=a%2Fb'],
  ['/a/../en/', '/en/'],
  ['/a/%2e%2e/en/', '/en/'],
  ['/media-kit/', '/media-kit/'],
  // Letters that look like slashes are letters of this site's path.
  ['/\u2215evil.example/', '/%E2%88%95evil.example/'],
  ['/\uff0fevil.example/', '/%EF%BC%8Fevil.example/'],
  ['/@evil.example/', '/@evil.example/'],
])('keeps %s', (path, expected) => {
  expect(safeReturnPath(path)).toBe(expected);
});

const hostile = [
  undefined,
  null,
  '',
  'initiative/',
  'https://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/a/..//evil.example/',
  '/a/../..//evil.example/',
  '/%2e//evil.example/',
  '/%2E%2e//evil.example/',
  '/.%2e//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/.\\/evil.example/',
  '/a\\..\\..\\evil.example',
  '/%2F/evil.example/',
  '/%2f%2fevil.example/',
  '/%5Cevil.example/',
  '/%5c%5cevil.example/',
  '/\t/evil.example/',
  '\t//evil.example/',
  '/\n/evil.example/',
  '/\r\nLocation: https://evil.example/',
  '/\u0000/evil.example/',
  '/\u0085/evil.example/',
  ' //evil.example/',
  ' /',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//passerelle.test@evil.example/',
  'https://passerelle.test@evil.example/',
  '@evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '/\ud800',
  '/api/auth/logout',
  '/api',
  '/media/1/320.webp',
  '/assets/x.js',
  '/og/1.png',
  `/${'a'.repeat(500)}`,
];

it.each(hostile)('rejects %j', (path) => {
  expect(safeReturnPath(path)).toBeUndefined();
});

it('rejects every combination that leads to another origin', () => {
  const random = seeded(20_261_122);
  const pieces = [
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2E',
    '%2f',
    '%5C',
    '%',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    'https:',
    'javascript:',
    'evil.example',
    'passerelle.test',
    'a',
    '\u2215',
    '\uff0f',
    '\u3002',
    '\u202e',
    '\ud800',
    '[::1]',
    ';',
    '&',
    '=',
  ];
  let passed = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const text = `${random() < 0.7 ? '/' : ''}${Array.from({ length: 1 + Math.floor(random() * 6) }, () => pieces[Math.floor(random() * pieces.length)]).join('')}`;
    const path = safeReturnPath(text);
    if (path === undefined) continue;
    passed += 1;
    const url = new URL(path, origin);
    expect([text, url.origin, url.username, url.password]).toEqual([text, origin, '', '']);
    expect([text, `${url.pathname}${url.search}${url.hash}`]).toEqual([text, path]);
    expect(safeReturnPath(path)).toBe(path);
  }
  expect(passed).toBeGreaterThan(1_000);
});

it('names the way back', () => {
  expect(withReturn('/en/login/', '/en/search/?q=a&page=2')).toBe(
    '/en/login/?next=%2Fen%2Fsearch%2F%3Fq%3Da%26page%3D2',
  );
});

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
