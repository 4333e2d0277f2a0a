import type { Random } from './random.ts';

/** Well-formed text that programs tend to trip over. */
const legalTexts = [
  '',
  ' ',
  '\u00a0\u2003\u3000\ufeff',
  '\u2028\u2029\u0085',
  'a\u202eb\u2066c\u2069\u200f',
  'مرحبا بالعالم שלום',
  '👩🏽‍🎤𝒳\u{10ffff}\uffff\ufffd',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  "' OR 1=1 -- ",
  "'; DROP TABLE wp_users; #",
  '%s %d %n %1$s {0} ${7*7} {{7*7}} <%= 7 %> #{7}',
  '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>',
  'a\r\nSet-Cookie: a=b\r\n\r\n<html>',
  '../../../../etc/passwd',
  'O:8:"stdClass":0:{}',
  '\\u0000 \\x00 %00',
  '\u0001\u001f\u007f',
  'İıſßﬁÅÅ',
  'null',
  'NaN',
  '-1e999',
  'FR',
  '2026-13-45',
  'x@xn--nxasmq6b',
  `${'a'.repeat(300)}@example.test`,
  'é'.repeat(2_000),
  'x'.repeat(30_000),
  '(a+)+$'.repeat(50),
] as const;

/** Text that ends at the edge. */
const illFormedTexts = ['\ud800', 'a\udc00', '\udc00\ud800', 'a\u0000b', `${'x'.repeat(100)}\udfff`] as const;

const numbers = [
  0,
  -0,
  -1,
  1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  -1e308,
  5e-324,
] as const;
const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
  '',
  'k'.repeat(5_000),
  'é',
  '\ud800',
  '0',
];

export const hostileText = (random: Random): string =>
  random.pick(random.chance(0.2) ? illFormedTexts : legalTexts);

/** Any JSON value; `depth` more levels at most, but for chains that are deep on purpose. */
export function hostileValue(random: Random, depth = 3): unknown {
  const kind = random.below(depth > 0 ? 9 : 6);
  if (kind < 3) return hostileText(random);
  if (kind === 3) return random.pick(numbers);
  if (kind === 4) return random.pick([null, true, false]);
  if (kind === 5) return random.chance(0.2) ? chain(random.pick([31, 33, 3_000])) : [];
  if (kind === 6)
    return Array.from({ length: random.pick([1, 3, 500]) }, () => hostileValue(random, 0)).slice(0, 40);
  if (kind === 7) return Array.from({ length: 3 }, () => hostileValue(random, depth - 1));
  return hostileObject(random, depth - 1);
}

export const hostileObject = (random: Random, depth: number): object =>
  Object.fromEntries(
    Array.from({ length: random.below(4) }, () => [random.pick(keys), hostileValue(random, depth)]),
  );

function chain(length: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < length; level += 1) value = [value];
  return value;
}

/** Encoded text for a query string or a form, including sequences that URLSearchParams would never write. */
export function hostileEncoded(random: Random): string {
  if (random.chance(0.15)) return random.pick(['%', '%zz', '%ff', '%ed%a0%80', '%00', '%c0%af', '%u0041']);
  return encodeURIComponent(random.pick(legalTexts).slice(0, 1_500));
}
